import type { Editable, Entity } from '../../domain/entities.ts';
import type { ListQuery } from './list-query.ts';

/** Work that waits for editors. Each entry is a filter of the admin lists, and its count is that list's own. */
export const NEEDS = [
  { key: 'conflicts', list: { state: 'conflito' } },
  { key: 'planned', list: { state: 'agendado' } },
  { key: 'text-missing', list: { text: 'ausente', state: 'no-ar' } },
  { key: 'text-english', list: { text: 'ingles', state: 'no-ar' } },
  { key: 'text-portugal', list: { text: 'pt-pt', state: 'no-ar' } },
  { key: 'uncertified', list: { isUncertified: true } },
  { key: 'broken', list: { state: 'quebrado' } },
] as const satisfies readonly { key: string; list: Partial<ListQuery> }[];
export type NeedKey = (typeof NEEDS)[number]['key'];

/** People have no age rating. */
export const isNeedOf = (key: NeedKey, entity: Entity) => key !== 'uncertified' || entity !== 'person';

export interface NeedCount {
  key: NeedKey;
  entity: Entity;
  count: number;
  /** There are more than the counting limit. */
  hasMore: boolean;
}

export interface Needs {
  lists: NeedCount[];
  reports: number;
  /** Scheduled to be published or hidden before the day ends in São Paulo. */
  plannedToday: number;
  searches: number;
  missingPaths: number;
  /** Entries of the ticket feed that match no film, or more than one. */
  tickets: number;
  /** Addresses that pages hide because they fail. */
  links: number;
  /** Own pictures whose licence ends in the coming days. */
  pictures: number;
}

export interface MyDraft {
  entity: Editable;
  id: number;
  title: string;
  fields: number;
  at: Date;
}

/** A panel that cannot be read says so; the other panels still show. */
export type Reading<T> = { isKnown: true; value: T } | { isKnown: false };

export type JobState = 'ok' | 'running' | 'late' | 'failed' | 'never';

export interface JobLine {
  queue: string;
  state: JobState;
  /** When it last finished successfully. */
  doneAt: Date | undefined;
  /** Minutes between two runs of a scheduled job. */
  everyMinutes: number | undefined;
  failure: string | undefined;
  /** What the last successful run reported, if it was a number. */
  result: number | undefined;
  nextAt: Date | undefined;
}

export interface RoutineCounts {
  all: number;
  failed: number;
  late: number;
}

export interface WorkerHealth {
  isWorking: boolean;
  /** When it last started a job. */
  seenAt: Date | undefined;
}

export interface QueueHealth {
  waiting: number;
  due: number;
  fetching: number;
  /** Failed and waiting for a retry. */
  failing: number;
  /** When the oldest waiting fetch became due. */
  oldestDueAt: Date | undefined;
  unreadable: number;
  state: 'ok' | 'stuck' | 'failing';
}

export interface ProviderHealth {
  isAnswering: boolean;
  latencyMs: number | undefined;
  /** The reason, as one word from the TMDB client. */
  fault: string | undefined;
  /** When data from TMDB was last stored. */
  storedAt: Date | undefined;
}

export interface CacheHealth {
  documents: number;
  oldestDocumentAt: Date | undefined;
  pictures: number;
  pictureBytes: number;
  /** Whether a test file could just be written to the picture store and read back. */
  isStoreAnswering: boolean;
}

export interface SystemHealth {
  worker: Reading<WorkerHealth>;
  jobs: Reading<JobLine[]>;
  queue: Reading<QueueHealth>;
  provider: Reading<ProviderHealth>;
  caches: Reading<CacheHealth>;
}

const DAY_MINUTES = 24 * 60;

/** Minutes between two runs, for the cron forms our schedule uses. */
export function readPeriodMinutes(cron: string): number | undefined {
  const [minute = '', hour = '', ...rest] = cron.split(' ');
  if (rest.join(' ') !== '* * *') return undefined;
  if (hour === '*') {
    if (minute === '*') return 1;
    const every = /^(?:\*|\d+-\d+)\/(\d+)$/.exec(minute)?.[1];
    return every ? Number(every) : /^\d+$/.test(minute) ? 60 : undefined;
  }
  if (!/^\d+$/.test(minute)) return undefined;
  const everyHours = /^\*\/(\d+)$/.exec(hour)?.[1];
  return everyHours ? Number(everyHours) * 60 : /^\d+$/.test(hour) ? DAY_MINUTES : undefined;
}

export interface JobFacts {
  lastState: string | undefined;
  startedAt: Date | undefined;
  doneAt: Date | undefined;
  everyMinutes: number | undefined;
}

/** A job is late after two missed runs plus this grace period. */
const GRACE_MINUTES = 5;

export function judgeJob({ lastState, startedAt, doneAt, everyMinutes }: JobFacts, now: Date): JobState {
  if (lastState === undefined) return 'never';
  const lateAfterMs = ((everyMinutes ?? DAY_MINUTES) * 2 + GRACE_MINUTES) * 60_000;
  const isLate = (since: Date | undefined) => since === undefined || now.getTime() - since.getTime() > lateAfterMs;
  if (lastState === 'active') return isLate(startedAt) ? 'late' : 'running';
  if (lastState === 'failed' || lastState === 'retry') return 'failed';
  return isLate(doneAt) ? 'late' : 'ok';
}
