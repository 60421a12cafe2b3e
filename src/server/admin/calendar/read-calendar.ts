import { type CalendarItem, sortItems, toPlanKey, type WaitingPlan } from '#shared/admin/domain/calendar/calendar.ts';
import { findPlanConflicts } from '#shared/admin/domain/calendar/plan-conflicts.ts';
import { listLabels } from '#shared/admin/domain/editing/editable-fields.ts';
import { CALENDAR } from '#shared/admin/domain/limits.ts';
import { nameOf } from '#shared/admin/domain/media/library.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { HOME, parseHomeCollections, parsePins } from '#shared/domain/site/home-pins.ts';
import { pageOf } from '#shared/domain/site/page-texts.ts';
import { lastShownDay } from '#shared/domain/subscriptions/shown-prices.ts';
import { listOpenings } from '#shared/domain/titles/cinema.ts';
import type { Context } from '../../context.ts';
import {
  type ExpiryRow,
  listExpiries,
  listOpeningRows,
  listPlannedBetween,
  listPlansOfSlugs,
  listWaitingPlans,
  type PlannedRow,
} from '../../store/editing/calendar.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import { nameCredited } from '../../store/people/people-by-name.ts';
import { listEndingPictures } from '../../store/pictures/picture-library.ts';
import { readRecordValues } from '../../store/records/records.ts';
import { listSubscriptionBundles } from '../../store/subscriptions/subscription-bundles.ts';
import { listSubscriptionPlans } from '../../store/subscriptions/subscription-plans.ts';
import { startOf } from '../dashboard/read-dashboard.ts';
import { openNames } from '../editing/editor.ts';
import { openPlatforms } from '../subscriptions/open-platforms.ts';

const words = adminCalendar;

interface Calendar {
  items: CalendarItem[];
  waiting: WaitingPlan[];
  /** More is planned in these days than is listed. */
  isCut: boolean;
}

/** Plans, openings, what home shows from or until a day, and what ends, on the days from `from` to `to`. */
export async function readCalendar(ctx: Context, days: { from: string; to: string }): Promise<Calendar> {
  const home = await readHome(ctx);
  const [plans, waiting, openings, prices, expiries, pictures, featured] = await Promise.all([
    readPlans(ctx, days, home),
    listWaitingPlans(ctx.db, CALENDAR.waiting),
    readOpenings(ctx, days),
    readPriceEnds(ctx, days),
    listExpiries(ctx.db, days, CALENDAR.expiries),
    listEndingPictures(ctx.db, days, CALENDAR.expiries),
    readFeatured(ctx, days, home),
  ]);
  return {
    items: sortItems([
      ...plans.items,
      ...openings,
      ...featured,
      ...prices,
      ...expiries.map(toExpiry),
      ...pictures.map(toPictureEnd),
    ]),
    waiting: waiting.map(({ entity, id, title, platform, article }) => ({
      ...{ entity, id, title, platform: { name: platform, article } },
    })),
    isCut: plans.isCut || expiries.length >= CALENDAR.expiries || pictures.length >= CALENDAR.expiries,
  };
}

type Home = Awaited<ReturnType<typeof readHome>>;

async function readHome({ db }: Context) {
  const { pins, collections } = await readRecordValues(db, HOME);
  return { pins: parsePins(pins), collections: parseHomeCollections(collections) };
}

async function readPlans(ctx: Context, { from, to }: { from: string; to: string }, home: Home) {
  const [start, end] = [startOf(from), startOf(addDays(to, 1))];
  const rows = await listPlannedBetween(ctx.db, start, end, CALENDAR.plans);
  const slugs = rows.flatMap(({ slug }) => slug ?? []);
  const [rivals, people, nameAuthor] = await Promise.all([
    listPlansOfSlugs(ctx.db, slugs, CALENDAR.plans),
    nameCredited(
      ctx.db,
      rows.flatMap(({ fields }) => fields),
    ),
    openNames(
      ctx.db,
      rows.map(({ author }) => author),
    ),
  ]);
  const isShown = (at: Date | null): at is Date => at !== null && at >= start && at < end;
  const items = rows.flatMap((row): CalendarItem[] => {
    const { entity, id, publishAt, unpublishAt, author, failure, fields } = row;
    const conflicts = findPlanConflicts(row, rivals, home);
    const title = nameSubject(row);
    const base = { title, to: subjectPath(entity, id) };
    const plan = (what: 'publish' | 'unpublish') => ({
      ...{ entity, id, what, by: nameAuthor(author), failure: failure ?? undefined, conflicts: conflicts[what] },
    });
    const item = (what: 'publish' | 'unpublish', at: Date, note: string): CalendarItem => ({
      ...base,
      key: toPlanKey({ entity, id, what }),
      kind: what === 'publish' ? 'publication' : 'removal',
      day: toBrazilianDay(at),
      at,
      note,
      plan: plan(what),
    });
    return [
      ...(isShown(publishAt) ? [item('publish', publishAt, listLabels(fields, people))] : []),
      ...(isShown(unpublishAt) ? [item('unpublish', unpublishAt, words.leaves)] : []),
    ];
  });
  return { items, isCut: rows.length >= CALENDAR.plans };
}

/** Pages are named by their address in the tables. */
function nameSubject({ entity, id, title }: Pick<PlannedRow, 'entity' | 'id' | 'title'>): string {
  if (entity === 'home') return adminPins.title;
  const page = entity === 'page' ? pageOf(id) : undefined;
  return page ? adminPages.names[page] : title || String(id);
}

async function readOpenings(ctx: Context, days: { from: string; to: string }): Promise<CalendarItem[]> {
  const rows = await listOpeningRows(ctx.db, days, CALENDAR.openingsPerDay);
  return rows.flatMap(({ id, title, word, releases }) =>
    word === 'no'
      ? []
      : listOpenings({ releases, word, premiere: null })
          .filter((day) => day >= days.from && day <= days.to)
          .map((day) => ({
            ...{ key: `opening-${id}-${day}`, kind: 'opening' as const, day, at: undefined, plan: undefined },
            ...{ title, note: words.inCinemas, to: adminPaths.movie(id) },
          })),
  );
}

/** When a featured title or a chosen collection enters home and when it leaves. */
async function readFeatured(
  { db }: Context,
  days: { from: string; to: string },
  { pins, collections }: Home,
): Promise<CalendarItem[]> {
  const isShown = (day: string | null): day is string => day !== null && day >= days.from && day <= days.to;
  const chosen: { entity: Editable; id: number; from: string | null; until: string | null }[] = [
    ...pins.map(({ kind, ...pin }) => ({ ...pin, entity: kind })),
    ...collections.map((each) => ({ ...each, entity: 'collection' as const })),
  ].filter(({ from, until }) => isShown(from) || isShown(until));
  const items = chosen.map(async ({ entity, id, from, until }): Promise<CalendarItem[]> => {
    const title = (await findSubjectFace(db, { entity, id }))?.title ?? String(id);
    const item = (day: string, edge: 'from' | 'until'): CalendarItem => ({
      ...{ key: `home-${entity}-${id}-${edge}`, kind: 'featured', day, at: undefined, plan: undefined },
      ...{ title, note: edge === 'from' ? words.entersHome : words.leavesHome, to: adminPaths.homePins() },
    });
    return [...(isShown(from) ? [item(from, 'from')] : []), ...(isShown(until) ? [item(until, 'until')] : [])];
  });
  return (await Promise.all(items)).flat();
}

/** The last day of each price, as pages see it. */
async function readPriceEnds(ctx: Context, { from, to }: { from: string; to: string }): Promise<CalendarItem[]> {
  const [plans, bundles, { nameOf }] = await Promise.all([
    listSubscriptionPlans(ctx.db),
    listSubscriptionBundles(ctx.db),
    openPlatforms(ctx.db),
  ]);
  return [
    ...plans.map((plan) => ({ ...plan, entity: 'plan' as const, owner: nameOf(plan.platformId) })),
    ...bundles.map((bundle) => ({ ...bundle, entity: 'bundle' as const, owner: bundle.seller })),
  ].flatMap(({ entity, id, name, owner, ...dated }): CalendarItem[] => {
    const day = lastShownDay(dated);
    if (day < from || day > to) return [];
    return [
      {
        ...{ key: `${entity}-${id}-${day}`, kind: 'expiry', day, at: undefined, plan: undefined },
        ...{ title: `${owner}: ${name}`, note: words.ends[entity], to: subjectPath(entity, id) },
      },
    ];
  });
}

function toExpiry({ kind, id, day, name, count }: ExpiryRow): CalendarItem {
  return {
    ...{ key: `${kind}-${id}-${day}`, kind: 'expiry', day, at: undefined, plan: undefined, title: name },
    note: kind === 'offers' ? words.offersEnd(count) : words.ends[kind],
    to: kind === 'offers' ? adminPaths.freeOffers(id) : adminPaths.freeServices(),
  };
}

function toPictureEnd({ id, day, ...picture }: Awaited<ReturnType<typeof listEndingPictures>>[number]): CalendarItem {
  return {
    ...{ key: `picture-${id}-${day}`, kind: 'expiry', day, at: undefined, plan: undefined },
    ...{ title: nameOf({ ...picture, id }, adminMedia.unnamed), note: words.licenceEnds, to: adminPaths.picture(id) },
  };
}
