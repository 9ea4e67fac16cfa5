import { describe, expect, it } from "vitest";
import { Refused } from "../../net/channel";
import { matchesOf, upload } from "./upload";

const MATCHES = ["a", "b", "c"].map((key) => ({ key, journal: `journal ${key}` }));

/** A server that answers with these refusals, one after the other; null takes the match. */
function server(...answers: (Refused | null)[]) {
  const taken: string[] = [];
  const waits: number[] = [];
  const known = new Set<string>();
  const steps = {
    known,
    send: (journal: string) => {
      const refusal = answers.shift() ?? null;
      if (refusal) return Promise.reject(refusal);
      taken.push(journal);
      return Promise.resolve();
    },
    note: (key: string) => known.add(key),
    wait: (seconds: number) => {
      waits.push(seconds);
      return Promise.resolve();
    },
    progress: () => undefined,
  };
  return { steps, taken, waits };
}

const tooMany = (seconds: number) => new Refused("too-many", { seconds });

describe("sending the matches of a file", () => {
  it("waits as long as a busy server asks, and goes on", async () => {
    const { steps, taken, waits } = server(null, tooMany(5), tooMany(1));
    expect(await upload(MATCHES, steps)).toEqual({
      added: 3,
      refused: 0,
      unsent: 0,
      reason: null,
    });
    expect(waits).toEqual([5, 1]);
    expect(taken).toHaveLength(3);
  });

  it("leaves behind what the server cannot replay", async () => {
    const differs = new Refused("rules-differ", {});
    const { steps, taken } = server(differs, new Refused("too-large", {}), null);
    expect(await upload(MATCHES, steps)).toMatchObject({ added: 1, refused: 2, unsent: 0 });
    expect(taken).toEqual(["journal c"]);
  });

  it("stops at a limit of an hour, and adds no match twice when it is tried again", async () => {
    const { steps, taken, waits } = server(null, tooMany(3600));
    expect(await upload(MATCHES, steps)).toMatchObject({ added: 1, unsent: 2 });
    expect(waits).toEqual([]);
    expect(await upload(MATCHES, steps)).toMatchObject({ added: 2, unsent: 0 });
    expect(taken).toEqual(MATCHES.map(({ journal }) => journal));
  });

  it("stops when the connection is lost, and says how far it came", async () => {
    const lost = new Refused("unreachable", {});
    const { steps } = server(null, null, lost);
    expect(await upload(MATCHES, steps)).toEqual({ added: 2, refused: 0, unsent: 1, reason: lost });
  });
});

describe("the matches of a file", () => {
  it("have another name when they have gone on", () => {
    const fileOf = (...lines: string[]) => {
      const steps = lines.map((line) => JSON.stringify({ line }));
      const table = JSON.stringify({ row: { id: "here-1" } });
      return JSON.stringify({ polis: "device", tables: [{ table, header: "h\n", steps }] });
    };
    expect(matchesOf(fileOf("1\n"))).toEqual([{ key: "here-1.1", journal: "h\n1\n" }]);
    expect(matchesOf(fileOf("1\n", "2\n"))[0]?.key).toBe("here-1.2");
  });

  it("are damaged where they cannot be read", () => {
    expect(() => matchesOf('{"polis": "device"}')).toThrow("damaged-file");
  });
});
