import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../src/shared/domain/day.ts';
import { expectedNews, type Sighting } from './expected-news.ts';
import { history } from './history.ts';

const START = '2026-01-31';
/** Always present, so that changes of the others never reach a quarter of the platform. */
const ANCHORS = Array.from({ length: 40 }, (_, index) => 1_000 + index);
const TITLES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Runs of days present and absent, with lengths around the limits of the rules: 1, 2, 13, 14, 15. */
const presence = fc
  .array(fc.tuple(fc.boolean(), fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 11, max: 16 }))), {
    minLength: 1,
    maxLength: 9,
  })
  .map((runs) => runs.flatMap(([isThere, days]) => Array.from({ length: days }, () => isThere)));

/** Outcome of each day's snapshot: mostly fine, sometimes failed, sometimes most of the platform missing. */
const weather = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant('fine' as const) },
    { weight: 2, arbitrary: fc.constant('failed' as const) },
    { weight: 1, arbitrary: fc.constant('outage' as const) },
  ),
  { minLength: 60, maxLength: 60 },
);

const story = fc.record({ titles: fc.tuple(...TITLES.map(() => presence)), days: weather });

function live({ titles, days }: { titles: boolean[][]; days: ('fine' | 'failed' | 'outage')[] }) {
  const shelf = history();
  const sightings: Sighting[][] = titles.map(() => []);
  for (const [index, state] of days.entries()) {
    const day = addDays(START, index);
    const isThere = (title: number) => titles[title]?.[index % (titles[title]?.length || 1)] ?? false;
    const present = TITLES.filter((_, title) => isThere(title));
    // The first snapshot is accepted as the baseline whatever it lists, so the history does not start with an outage.
    if (state === 'failed' || (index === 0 && state === 'outage')) continue;
    const isBaseline = shelf.verdicts.length === 0;
    if (state === 'outage' && !isBaseline) {
      expect(shelf.look(day, ANCHORS.slice(0, 3))).toBe('held');
    } else {
      expect(shelf.look(day, [...ANCHORS, ...present])).toBe('accepted');
      for (const title of TITLES.keys()) sightings[title]?.push([day, isThere(title)]);
    }
  }
  return { shelf, sightings };
}

test('day by day the rules publish exactly what the whole history says, whatever failed or was rejected on the way', () => {
  fc.assert(
    fc.property(story, (told) => {
      const { shelf, sightings } = live(told);
      for (const [index, id] of TITLES.entries()) {
        const news = { arrived: shelf.arrivals(id), left: shelf.departures(id), leaving: shelf.leaving(id) };
        expect(news).toEqual(expectedNews(sightings[index] ?? []));
      }
      expect(ANCHORS.flatMap((id) => [...shelf.arrivals(id), ...shelf.departures(id)])).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('failed and rejected snapshots change nothing: without them the history is the same', () => {
  fc.assert(
    fc.property(story, (told) => {
      const whole = live(told).shelf;
      const fineOnly = live({ ...told, days: told.days.map((state) => (state === 'outage' ? 'failed' : state)) }).shelf;
      // An outage before the first snapshot would delay the baseline, which changes the history.
      fc.pre(whole.verdicts.length > 0 && told.days.find((state) => state !== 'failed') === 'fine');
      expect(whole.rows()).toEqual(fineOnly.rows());
      expect(whole.allArrivals()).toEqual(fineOnly.allArrivals());
      expect(whole.allDepartures()).toEqual(fineOnly.allDepartures());
    }),
    { numRuns: 200 },
  );
});

test('arrivals and departures of a title take turns, and a stay always has its days in order', () => {
  fc.assert(
    fc.property(story, (told) => {
      const { shelf } = live(told);
      for (const id of TITLES) {
        const arrivals = shelf.arrivals(id);
        expect(new Set(arrivals).size).toBe(arrivals.length);
        for (const [index, arrival] of arrivals.entries()) {
          const next = arrivals[index + 1];
          if (next) expect(shelf.departures(id).some((left) => left > arrival && left < next)).toBe(true);
        }
      }
      for (const { firstSeenOn, lastSeenOn, missedOn, removedOn } of shelf.rows()) {
        expect(firstSeenOn <= lastSeenOn).toBe(true);
        if (missedOn) expect(lastSeenOn < missedOn).toBe(true);
        if (removedOn) expect(removedOn).toBe(missedOn);
      }
    }),
    { numRuns: 200 },
  );
});
