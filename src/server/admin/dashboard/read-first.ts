import {
  type Counters,
  type FirstItem,
  findLack,
  type HomeTitle,
  orderFirst,
  type PlannedLine,
} from '#shared/admin/domain/first.ts';
import { FIRST_ITEMS, PENDING_READ, PLANS_ON_DASHBOARD } from '#shared/admin/domain/limits.ts';
import type { ReviewLine } from '#shared/admin/domain/review.ts';
import type { Member } from '#shared/admin/domain/staff.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import type { HomeDocument } from '#shared/contract/home.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import type { Editable } from '#shared/domain/entities.ts';
import type { Context } from '../../context.ts';
import { countConflictRows, listConflictRows } from '../../store/editing/conflicts.ts';
import { countPlansBetween } from '../../store/editing/dashboard.ts';
import { listPlanRows, listShownTitles, type PlanRow } from '../../store/editing/pending.ts';
import { listViews } from '../../store/editing/queues.ts';
import { countReviews } from '../../store/editing/reviews.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import { listOpenErrorReports } from '../../store/visitors/error-reports.ts';
import { countReports } from '../../store/visitors/report-history.ts';
import { openNames } from '../editing/editor.ts';
import { listReviews } from '../review/read-reviews.ts';
import { countDueSubscriptions } from '../subscriptions/count-due.ts';
import { startOf } from './read-dashboard.ts';

export interface Pending {
  counters: Counters;
  items: FirstItem[];
  planned: PlannedLine[];
}

/** What waits for the member first, then for everybody; counted as the lists that the counters link to. */
export async function readPending(ctx: Context, member: Member, home: readonly HomeTitle[]): Promise<Pending> {
  const today = toBrazilianDay(ctx.now());
  const [from, until] = [startOf(today), startOf(addDays(today, 1))];
  const mayReview = mayRole(member.role, 'publish');
  const [toReview, sent, reviews, conflicts, reports, plans, counts] = await Promise.all([
    mayReview ? listReviews(ctx, 'para-mim', member.id, PENDING_READ) : [],
    listReviews(ctx, 'enviadas', member.id, PENDING_READ),
    countReviews(ctx.db, member.id),
    listConflictRows(ctx.db, PENDING_READ),
    listOpenErrorReports(ctx.db, PENDING_READ),
    listPlanRows(ctx.db, from, until, PENDING_READ),
    countOthers(ctx, from, until),
  ]);
  const returned = sent.filter(({ state }) => state === 'returned');
  const items = await dress(ctx, [
    ...toReview.map((line) => toReviewItem(line, 'review', line.reviewer?.id === member.id)),
    ...returned.map((line) => toReviewItem(line, 'returned', true)),
    ...home.flatMap(({ entity, id, title, lack }) =>
      lack ? [{ entity, id, title, kind: 'home' as const, lack }] : [],
    ),
    ...plans.flatMap(({ entity, id, title, failure }) =>
      failure === null ? [] : [{ entity, id, title, kind: 'plan' as const, failure }],
    ),
    ...conflicts.map(({ since, ...row }) => ({ ...row, kind: 'conflict' as const, at: since })),
    ...reports.map(({ kind, titleId, title, note, reason, reportedAt }) => ({
      ...{ entity: toEntity(kind), id: titleId, title, note, reason, kind: 'report' as const, at: reportedAt },
    })),
  ]);
  const planned = await toPlanned(ctx, plans, { from, until });
  const waiting = mayReview ? toReview : returned;
  return {
    items,
    planned: planned.slice(0, PLANS_ON_DASHBOARD),
    counters: {
      reviews: {
        count: mayReview ? reviews['para-mim'] : reviews.returnedToMe,
        oldestAt: waiting[0]?.decidedAt ?? waiting[0]?.sentAt,
        isReturned: !mayReview,
      },
      conflicts: counts.conflicts,
      planned: { count: counts.planned, nextAt: planned.find(({ at }) => at >= ctx.now())?.at },
      reports: counts.reports,
      subscriptions: counts.subscriptions,
    },
  };
}

async function countOthers(ctx: Context, from: Date, until: Date) {
  const [conflicts, planned, reports, subscriptions] = await Promise.all([
    countConflictRows(ctx.db),
    countPlansBetween(ctx.db, from, until),
    countReports(ctx.db),
    countDueSubscriptions(ctx),
  ]);
  return { conflicts, planned, reports: reports.open, subscriptions };
}

const toEntity = (kind: string): 'movie' | 'series' => (kind === 'series' ? 'series' : 'movie');

function toReviewItem(line: ReviewLine, kind: 'review' | 'returned', isMine: boolean) {
  const { entity, entityId: id, title, picture, fields, sender, decidedBy, decidedAt, sentAt } = line;
  const by = kind === 'returned' ? (decidedBy ?? sender) : sender;
  return { entity, id, title, picture, kind, reviewId: line.id, by, fields, at: decidedAt ?? sentAt, isMine };
}

type Undressed = FirstItem extends infer I
  ? I extends FirstItem
    ? Omit<I, 'views' | 'picture'> & Partial<Pick<I, 'picture'>>
    : never
  : never;

/** With views, in order; pictures only of those that are shown. */
async function dress(ctx: Context, undressed: readonly Undressed[]): Promise<FirstItem[]> {
  const views = await listViews(ctx.db, undressed);
  const items = undressed.map(
    (item): FirstItem => ({ ...item, picture: item.picture, views: views.get(`${item.entity}:${item.id}`) ?? 0 }),
  );
  return Promise.all(
    orderFirst(items, FIRST_ITEMS).map(async (item) =>
      item.picture ? item : { ...item, picture: await findPicture(ctx, item.entity, item.id) },
    ),
  );
}

async function findPicture(ctx: Context, entity: Editable, id: number) {
  const path = (await findSubjectFace(ctx.db, { entity, id }))?.picturePath;
  return path ? { kind: subjects[entity].picture, path } : undefined;
}

async function toPlanned(
  ctx: Context,
  plans: readonly PlanRow[],
  { from, until }: { from: Date; until: Date },
): Promise<PlannedLine[]> {
  const nameAuthor = await openNames(
    ctx.db,
    plans.map(({ author }) => author),
  );
  const isToday = (at: Date | null): at is Date => at !== null && at >= from && at < until;
  return plans
    .flatMap(({ entity, id, title, publishAt, unpublishAt, author }) => {
      const line = { entity, id, title, by: nameAuthor(author) };
      return [
        ...(isToday(publishAt) ? [{ ...line, at: publishAt, isHiding: false }] : []),
        ...(isToday(unpublishAt) ? [{ ...line, at: unpublishAt, isHiding: true }] : []),
      ];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** What home shows first, and what those pages lack. */
export async function readHomeTitles(ctx: Context, { movies, tvShows }: HomeDocument['banners']): Promise<HomeTitle[]> {
  const idsOf = (titles: readonly { id: number }[]) => titles.map(({ id }) => id);
  const rows = await listShownTitles(ctx.db, idsOf(movies), idsOf(tvShows));
  const lackOf = (kind: string, id: number) => findLack(rows.find((row) => row.kind === kind && row.id === id));
  return [
    ...movies.map(({ id, title, backdrop_path }) => ({
      ...{ entity: 'movie' as const, id, title, backdropPath: backdrop_path ?? undefined, lack: lackOf('movie', id) },
    })),
    ...tvShows.map(({ id, name, backdrop_path }) => ({
      ...{
        entity: 'series' as const,
        id,
        title: name,
        backdropPath: backdrop_path ?? undefined,
        lack: lackOf('series', id),
      },
    })),
  ];
}
