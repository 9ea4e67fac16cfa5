"""The perimeter and the moves of a blocked marker once more: slow, obvious, on plain coordinates.

The outline is a set of directed unit edges between lattice points, each with its building on the
right; edges between two buildings cancel out. Nothing here uses the engine.
"""

from collections import defaultdict

Cell = tuple[int, int]
Point = tuple[int, int]
Edge = tuple[Point, Point]

LETTERS = "ABCDEFGHIJKL"
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))  # up, right, down, left


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in SIDES]


def outside(city: set[Cell]) -> set[Cell]:
    """The empty cells beside a building that can be reached from far away, corners included."""
    xs = [x for x, _ in city]
    ys = [y for _, y in city]
    seen = {(min(xs) - 2, min(ys) - 2)}
    front = list(seen)
    while front:
        x, y = front.pop()
        for near in [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]:
            inside = min(xs) - 2 <= near[0] <= max(xs) + 2 and min(ys) - 2 <= near[1] <= max(ys) + 2
            if inside and near not in city and near not in seen:
                seen.add(near)
                front.append(near)
    return {cell for cell in seen if any(near in city for near in neighbours(cell))}


def outline(city: set[Cell]) -> list[Cell]:
    """The perimeter as a closed list, clockwise, from above its top left building."""
    edges = _edges(city)
    leaving: dict[Point, list[Point]] = defaultdict(list)
    for begin, end in edges:
        leaving[begin].append(end)
    start = max(edges, key=lambda edge: (edge[0][1], edge[1][1], -edge[0][0]))
    walk = [edges[start]]
    edge = _next(leaving, start)
    while edge != start:
        if edges[edge] != walk[-1]:
            walk.append(edges[edge])
        edge = _next(leaving, edge)
    return walk[:-1] if len(walk) > 1 and walk[-1] == walk[0] else walk


def _edges(city: set[Cell]) -> dict[Edge, Cell]:
    """Every edge of the outline, clockwise around its building, and the empty cell beyond it."""
    edges: dict[Edge, Cell] = {}
    for x, y in city:
        corners = [(x, y + 1), (x + 1, y + 1), (x + 1, y), (x, y)]  # cell (x, y) spans to x+1, y+1
        for i, beyond in enumerate(neighbours((x, y))):
            if beyond not in city:
                edges[corners[i], corners[(i + 1) % 4]] = beyond
    return edges


def _next(leaving: dict[Point, list[Point]], edge: Edge) -> Edge:
    """The edge that begins where this one ends; of two, the one to the right."""
    (ax, ay), (bx, by) = edge
    right = (bx + (by - ay), by - (bx - ax))
    ends = leaving[bx, by]
    return (bx, by), right if right in ends else ends[0]


# -- blocked markers ------------------------------------------------------------------------------


def outcomes(city: set[Cell], markers: dict[str, Cell], letter: str, site: Cell) -> list[str]:
    """All results of moving a marker, each as the markers that lie elsewhere then; sorted.

    `city` has the new building at `site`; `letter` is not in `markers`.
    """
    free = [c for c in neighbours(site) if c not in city and c not in markers.values()]
    walk = outline(city)
    targets = free or between(walk, markers, letter)
    if targets:
        return sorted({_told({letter: cell}) for cell in targets})
    runs = [pushed(walk, markers, letter, 1), pushed(walk, markers, letter, -1)]
    fine = [run for run in runs if in_order(walk, {**markers, **run})]
    if not fine:
        return [_told(min(runs, key=len))]  # of two equally short ones the first: clockwise
    fewest = min(len(run) for run in fine)
    return sorted({_told(run) for run in fine if len(run) == fewest})


def _told(moves: dict[str, Cell]) -> str:
    return " ".join(f"{letter}:{x},{y}" for letter, (x, y) in sorted(moves.items()))


def on_walk(walk: list[Cell], markers: dict[str, Cell], letter: str, step: int) -> str:
    """The nearest letter in a direction of the alphabet whose marker lies on the perimeter."""
    i = LETTERS.index(letter)
    for k in range(1, 12):
        other = LETTERS[(i + step * k) % 12]
        if other in markers and markers[other] in walk:
            return other
    return ""


def between(walk: list[Cell], markers: dict[str, Cell], letter: str) -> list[Cell]:
    """The empty cells on every way from the earlier neighbour to the later one."""
    before = on_walk(walk, markers, letter, -1)
    after = on_walk(walk, markers, letter, 1)
    if not before:
        return walk
    lying = {cell: name for name, cell in markers.items()}
    found: list[Cell] = []
    for start in [i for i, cell in enumerate(walk) if cell == markers[before]]:
        way = walk[start + 1 :] + walk[: start + 1]
        stop = next(i for i, cell in enumerate(way) if cell in lying)
        if lying[way[stop]] == after:
            found += way[:stop]
    return found


def pushed(walk: list[Cell], markers: dict[str, Cell], letter: str, step: int) -> dict[str, Cell]:
    """Where a push in one direction (1: clockwise) puts the marker and those it pushes."""
    way = walk[::step]
    first = on_walk(walk, markers, letter, step)
    other = on_walk(walk, markers, letter, -step)
    places = [i for i, cell in enumerate(way) if cell == markers[first]]
    start = next((i for i in places if way[i - 1] == markers[other]), places[0])
    way = way[start:] + way[:start]
    lying = {cell: name for name, cell in markers.items()}
    here, *rest = dict.fromkeys(way)  # a cell that the walk meets again is skipped
    moves = {letter: here}
    for cell in rest:
        moves[lying[here]] = cell
        if cell not in lying:
            return moves
        here = cell
    raise AssertionError("there is always room")


def in_order(walk: list[Cell], markers: dict[str, Cell]) -> bool:
    """Whether some reading of the perimeter has every marker on it once, in cyclic order."""
    letters = [letter for letter in LETTERS if letter in markers and markers[letter] in walk]
    if not letters:
        return True
    places = [[i for i, cell in enumerate(walk) if cell == markers[name]] for name in letters]
    for start in places[0]:
        last, ok = 0, True
        for options in places[1:]:
            later = [(i - start) % len(walk) for i in options if (i - start) % len(walk) > last]
            if not later:
                ok = False
                break
            last = min(later)
        if ok:
            return True
    return False
