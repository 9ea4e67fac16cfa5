"""A person with several seats shares a device: only a socket that names a seat gets secrets."""

from tests.server.serving import in_loop, persons, serving, settings_for


@in_loop
async def test_a_person_with_several_seats_sees_what_guests_see_until_they_name_one(
    sqlite: str,
) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        table = (await ana.create("sealed_bids", ["me", "here:Al", "here:Bea"])).table.id
        async with ana.live(table) as page, ana.live(table, seat=1) as hand:
            assert (page.seat, hand.seat) == (None, 1)
            assert page.position is not None
            assert hand.position is not None
            assert (page.position.decision, page.position.choices) == (None, [])
            assert page.position.view["seat"] is None
            assert hand.position.view["seat"] == 1
        assert (await ana.sync(table)).seat is None
        assert (await ana.replay(table)).seat is None
        assert (await ana.replay(table, seat=2)).seat == 2


@in_loop
async def test_a_player_who_shares_a_device_is_not_counted_as_a_watcher(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        made = await ana.create("sealed_bids", ["me", "here:Al"], visibility="public")
        async with ana.live(made.table.id), bo.live(made.table.id) as guest:
            await guest.until(lambda: guest.table is not None and guest.table.watchers == 1)
            seen = await ana.table(made.table.id)
            assert seen.watchers == 1
