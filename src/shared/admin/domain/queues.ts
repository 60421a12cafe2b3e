import type { Entity } from '../../domain/entities.ts';
import type { PictureKind } from '../../domain/pictures/picture-request.ts';
import { NEEDS, type NeedKey } from './dashboard.ts';
import type { ListQuery } from './list-query.ts';

/** Queues of published titles that lack something, each with the field it is about. */
export const QUEUES = {
  'text-english': { word: 'texto-em-ingles', fields: { movie: 'overview', series: 'overview', person: 'biography' } },
  uncertified: { word: 'sem-classificacao', fields: { movie: 'certification', series: 'certification' } },
  'text-missing': { word: 'sem-texto', fields: { movie: 'overview', series: 'overview', person: 'biography' } },
  'text-portugal': {
    word: 'portugues-de-portugal',
    fields: { movie: 'overview', series: 'overview', person: 'biography' },
  },
} as const satisfies Partial<Record<NeedKey, { word: string; fields: Partial<Record<Entity, string>> }>>;
export type QueueKey = keyof typeof QUEUES;
export const QUEUE_KEYS = Object.keys(QUEUES) as QueueKey[];

/** The queue's name in the address, `?fila=texto-em-ingles`. */
export function parseQueue(word: string | null): QueueKey | undefined {
  return QUEUE_KEYS.find((key) => QUEUES[key].word === word);
}

/** `undefined`: subjects of this kind cannot be in the queue. */
export function fieldOfQueue(key: QueueKey, entity: string): string | undefined {
  const fields: Readonly<Record<string, string>> = QUEUES[key].fields;
  return fields[entity];
}

export function listOfQueue(key: QueueKey): Partial<ListQuery> {
  return NEEDS.find((need) => need.key === key)?.list ?? {};
}

export interface QueuedTitle {
  entity: Entity;
  id: number;
  title: string;
  picture: { kind: PictureKind; path: string } | undefined;
  /** In thirty days; zero outside the most viewed. */
  views: number;
}

/** One line of the dashboard. */
export interface QueueLine {
  key: QueueKey;
  /** Of its titles that are among the most viewed. */
  views: number;
  first: QueuedTitle | undefined;
}

/** Where a title is in its queue. */
export interface QueuePlace {
  key: QueueKey;
  /** `undefined` beyond the counting limit. */
  position: number | undefined;
  total: number;
  hasMore: boolean;
  /** It was corrected meanwhile, and is no longer in the queue. */
  isDone: boolean;
  previous: number | undefined;
  next: number | undefined;
}
