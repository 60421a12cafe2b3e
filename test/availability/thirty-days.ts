import type { Context } from '../../src/server/context.ts';
import { confirmArrivals } from '../../src/server/sync/availability/confirm-arrivals.ts';
import { type SnapshotReport, snapshotAll } from '../../src/server/sync/availability/sync-availability.ts';
import { addDays } from '../../src/shared/domain/day.ts';
import { mulberry32 } from '../random.ts';
import { expectedNews } from './expected-news.ts';
import { askPages, comparePages, type ShownDay, type Story, storeTitles } from './shown-history.ts';
import { listMovingTitles, listSightings, type MovingTitle, type SimulatorControl } from './simulator-truth.ts';

/** The first of thirty days; noon UTC is the same day in Brazil. */
const FIRST_DAY = '2026-11-14';
const DAYS = 30;
/** On these days a process is killed while it takes the snapshots; then they are taken again. */
const KILLED_EVERY_DAYS = 4;
const KILLED_WITHIN_MS = 1_500;

type Look = SnapshotReport & { day: string };

interface Weather {
  /** Faults of the simulator on that day. */
  faults?: object[];
  /** The services' own lists are wrong on that day: the share of titles hidden, 1 is all of them. */
  hidden?: number;
  /** The expected verdict of its snapshots; by default all are accepted. */
  isAsItMust?: (look: Look) => boolean;
}

const isAccepted = ({ verdict }: Look) => verdict === 'accepted';
/** A platform that is empty anyway looks the same in an outage. */
const isHeld = ({ verdict, counted }: Look) => verdict === 'held' || (verdict === 'accepted' && counted === 0);
/** A tenth of a small platform may be more than a quarter of it. */
const isJudged = ({ verdict }: Look) => verdict !== 'incomplete';

const DISCOVER = '^/3/discover/';
/** On every day; a retry answers each of them. */
const DRIZZLE = [
  { match: DISCOVER, kind: '500', probability: 0.02 },
  { match: DISCOVER, kind: 'truncated', probability: 0.01 },
  { match: DISCOVER, kind: '502-html', probability: 0.01 },
  { match: DISCOVER, kind: 'stale-page', probability: 0.01 },
];
const WEATHER: Record<number, Weather> = {
  5: {
    faults: [{ match: '^/3/discover/movie', kind: '500' }],
    isAsItMust: ({ kind, verdict }) => verdict === (kind === 'movie' ? 'incomplete' : 'accepted'),
  },
  6: { hidden: 1, isAsItMust: isHeld },
  9: { hidden: 0.1, isAsItMust: isJudged },
  10: { hidden: 0.1, isAsItMust: isJudged },
  11: { hidden: 0.1, isAsItMust: isJudged },
  13: { faults: [{ match: '/watch/providers$', kind: 'invalid-json' }] },
  16: { hidden: 1, isAsItMust: isHeld },
  17: { hidden: 1, isAsItMust: isHeld },
  // A platform of one page has no other page that could be sent instead.
  20: { faults: [{ match: DISCOVER, kind: 'stale-page' }], isAsItMust: ({ verdict }) => verdict !== 'held' },
  23: { hidden: 0.2, isAsItMust: isJudged },
  24: { hidden: 0.2, isAsItMust: isJudged },
};

export interface ThirtyDays {
  /** Differences between the published news and the truth; there should be none. */
  problems: string[];
  arrivals: number;
  departures: number;
  /** Lists of a platform and histories of a title that were compared. */
  pages: number;
  looks: Record<string, number>;
}

export interface Watch extends SimulatorControl {
  ctx: Context;
  /** Takes the day's snapshots in a process of its own, which is killed after this time. */
  takeAndKill(day: string, afterMs: number): Promise<void>;
  setFaults(faults: object[]): Promise<void>;
  hide(day: string, share: number): Promise<void>;
}

/** Takes snapshots and confirms arrivals once a day for thirty days, with every kind of fault, and compares with the truth. */
export async function watchThirtyDays(watch: Watch): Promise<ThirtyDays> {
  const { ctx } = watch;
  const problems: string[] = [];
  const looks: Look[] = [];
  const moving = await listMovingTitles(ctx, watch.url, FIRST_DAY, addDays(FIRST_DAY, DAYS - 1));
  await storeTitles(ctx, moving);
  const shown: ShownDay[] = [];
  const random = mulberry32(DAYS);
  for (let number = 1; number <= DAYS; number += 1) {
    const day = addDays(FIRST_DAY, number - 1);
    const { faults = [], hidden = 0, isAsItMust = isAccepted } = WEATHER[number] ?? {};
    await watch.setClock(day);
    await watch.setFaults([...faults, ...DRIZZLE]);
    if (hidden > 0) await watch.hide(day, hidden);
    if (number % KILLED_EVERY_DAYS === 0) await watch.takeAndKill(day, random() * KILLED_WITHIN_MS);
    const today = (await snapshotAll(ctx)).map((report) => ({ ...report, day }));
    await confirmArrivals(ctx);
    looks.push(...today);
    shown.push(await askPages(ctx, moving, { day, isLast: number === DAYS }));
    for (const look of today.filter((each) => !isAsItMust(each))) {
      problems.push(`${day} ${look.platformId} ${look.kind}: the snapshot was ${look.verdict} (${look.problem ?? ''})`);
    }
  }
  await watch.setFaults([]);
  const told = await compare(watch, { looks, moving, shown }, problems);
  const byVerdict = Object.entries(Object.groupBy(looks, ({ verdict }) => verdict));
  return { problems, ...told, looks: Object.fromEntries(byVerdict.map(([verdict, list]) => [verdict, list.length])) };
}

interface Seen {
  looks: readonly Look[];
  moving: readonly MovingTitle[];
  shown: readonly ShownDay[];
}

async function compare(watch: Watch, { looks, moving, shown }: Seen, problems: string[]) {
  const { ctx } = watch;
  const stories: Story[] = [];
  const flapping = new Set(
    Object.entries(WEATHER).flatMap(([number, { hidden = 0 }]) =>
      hidden > 0 && hidden < 1 ? [addDays(FIRST_DAY, Number(number) - 1)] : [],
    ),
  );
  const expected = new Set<string>();
  const lost = new Set<string>();
  for (const title of moving) {
    const { platformId, kind, titleId } = title;
    const own = looks.filter((look) => look.platformId === platformId && look.kind === kind);
    const days = own.filter(isAccepted).map(({ day }) => day);
    const sightings = await listSightings(ctx, watch, title, days, flapping);
    stories.push({ title, sightings });
    const seen = expectedNews(sightings);
    const really = expectedNews(days.map((day) => [day, title.isThere(day)]));
    const name = `${platformId} ${kind} ${titleId}`;
    for (const day of seen.arrived) expected.add(`${name} arrived ${day} published`);
    for (const day of seen.left) expected.add(`${name} left ${day} published`);
    for (const day of seen.leaving) expected.add(`${name} left ${day} held`);
    for (const what of ['arrived', 'left', 'leaving'] as const) {
      // A wrong list may delay a title's news by a day, but never adds or removes any.
      if (seen[what].length !== really[what].length) lost.add(`${name} ${what} ${really[what].join()}`);
    }
  }
  const rows = await ctx.db
    .selectFrom('availability_events')
    .select(['platform_id', 'kind', 'title_id', 'event', 'happened_on', 'state'])
    .execute();
  const told = new Set(
    rows.map((row) => `${row.platform_id} ${row.kind} ${row.title_id} ${row.event} ${row.happened_on} ${row.state}`),
  );
  problems.push(...[...told].filter((line) => !expected.has(line)).map((line) => `published and not true: ${line}`));
  problems.push(...[...expected].filter((line) => !told.has(line)).map((line) => `true and not published: ${line}`));
  problems.push(...[...lost].map((line) => `lost to a lie: ${line}`));
  const pages = comparePages(stories, shown);
  problems.push(...pages.problems);
  const count = (event: string) => rows.filter((row) => row.event === event && row.state === 'published').length;
  return { arrivals: count('arrived'), departures: count('left'), pages: pages.count };
}
