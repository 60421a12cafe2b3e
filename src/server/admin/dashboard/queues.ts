import { SUBJECTS_COUNTED } from '#shared/admin/domain/limits.ts';
import { EVERYTHING } from '#shared/admin/domain/list-query.ts';
import {
  fieldOfQueue,
  listOfQueue,
  QUEUE_KEYS,
  type QueuedTitle,
  type QueueKey,
  type QueueLine,
  type QueuePlace,
} from '#shared/admin/domain/queues.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { TITLE_VIEWS } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import {
  countBefore,
  findBeside,
  findQueueKey,
  isViewed,
  listViewedIds,
  type ViewedId,
} from '../../store/editing/queues.ts';
import { countSubjects, type SubjectFilter } from '../../store/editing/subject-lists.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import type { Subject } from '../../store/titles/overrides.ts';

const ENTITIES = ['movie', 'series', 'person'] as const;

const filterOf = (key: QueueKey): SubjectFilter => ({
  ...EVERYTHING,
  ...listOfQueue(key),
  phrase: '',
  ids: undefined,
});

/** Each queue with the views of its most viewed titles and the title to begin with; the most viewed queue first. */
export async function readQueues(ctx: Context): Promise<QueueLine[]> {
  const lines = await Promise.all(QUEUE_KEYS.map((key) => readQueue(ctx, key)));
  return lines.toSorted((one, other) => other.views - one.views);
}

async function readQueue(ctx: Context, key: QueueKey): Promise<QueueLine> {
  const found: (ViewedId & { entity: Entity })[] = [];
  for (const entity of ENTITIES)
    if (isViewed(entity))
      for (const title of await listViewedIds(ctx.db, entity, filterOf(key), TITLE_VIEWS.mostViewed))
        found.push({ entity, ...title });
  const best = found.toSorted((one, other) => other.views - one.views)[0] ?? (await findPopular(ctx, key));
  return {
    key,
    views: found.reduce((sum, { views }) => sum + views, 0),
    first: best && (await toTitle(ctx, best)),
  };
}

/** Without views: the most popular of the first kind that has any. */
async function findPopular(ctx: Context, key: QueueKey) {
  for (const entity of ENTITIES) {
    if (fieldOfQueue(key, entity) === undefined) continue;
    const id = await findBeside(ctx.db, { entity, filter: filterOf(key), viewed: [] }, 'after');
    if (id !== undefined) return { entity, id, views: 0 };
  }
  return undefined;
}

async function toTitle(
  ctx: Context,
  { entity, id, views }: ViewedId & { entity: Entity },
): Promise<QueuedTitle | undefined> {
  const face = await findSubjectFace(ctx.db, { entity, id });
  if (!face) return undefined;
  const picture = face.picturePath ? { kind: subjects[entity].picture, path: face.picturePath } : undefined;
  return { entity, id, title: face.title, picture, views };
}

/** The subject's place in a queue and its neighbours, also after it was corrected and left the queue. */
export async function findQueuePlace(
  ctx: Context,
  { entity, id }: Subject<Entity>,
  key: QueueKey,
): Promise<QueuePlace | undefined> {
  if (fieldOfQueue(key, entity) === undefined) return undefined;
  const { db } = ctx;
  const filter = filterOf(key);
  const [own, viewed, counted, isIn] = await Promise.all([
    findQueueKey(db, entity, id, TITLE_VIEWS.mostViewed),
    isViewed(entity) ? listViewedIds(db, entity, filter, TITLE_VIEWS.mostViewed) : [],
    countSubjects(db, entity, filter, SUBJECTS_COUNTED + 1),
    countSubjects(db, entity, { ...filter, ids: [id] }, 1),
  ]);
  if (!own) return undefined;
  const beside = { entity, filter, viewed: viewed.map((title) => title.id) };
  const isBefore = (title: ViewedId) => title.views > own.views || (title.views === own.views && title.id < id);
  const before = viewed.filter((title) => title.id !== id && isBefore(title));
  const after = viewed.filter((title) => title.id !== id && !isBefore(title));
  const isAmongViewed = own.views > 0;
  const from = { popularity: own.popularity, id };
  const [previous, next, popular] = await Promise.all([
    isAmongViewed ? undefined : findBeside(db, beside, 'before', from),
    isAmongViewed ? (after[0]?.id ?? findBeside(db, beside, 'after')) : findBeside(db, beside, 'after', from),
    isAmongViewed ? 0 : countBefore(db, beside, from, SUBJECTS_COUNTED + 1),
  ]);
  const position = before.length + popular + 1;
  return {
    key,
    position: position > SUBJECTS_COUNTED ? undefined : position,
    total: Math.min(counted, SUBJECTS_COUNTED),
    hasMore: counted > SUBJECTS_COUNTED,
    isDone: isIn === 0,
    previous: previous ?? before.at(-1)?.id,
    next,
  };
}
