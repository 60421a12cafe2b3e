import type { FieldKind, FieldValues } from './field-values.ts';

type Kinds = Readonly<Record<string, FieldKind>>;

/** The names of its fields of these kinds. */
type Named<F extends Kinds, K extends FieldKind> = {
  [N in keyof F & string]: F[N] extends K ? N : never;
}[keyof F & string];

/** A subject of our own: all of it comes from editors, and is stored in one row. Its words are in shared/admin. */
export interface RecordFacts<F extends Kinds = Kinds> {
  fields: F;
  /** What lists and share cards show of it; a heading begins as the title. Absent: it has a fixed name, and is always public. */
  face?: {
    title: Named<F, 'line'>;
    heading?: Named<F, 'line'>;
    picture?: Named<F, 'picture'>;
    /** The first written one is its summary in feeds and search engines. */
    texts?: readonly Named<F, 'line' | 'text'>[];
  };
  /** What a published one has; its lines are asked for when it is created. */
  required?: readonly (keyof F & string)[];
  /** The titles it names, by which their pages find it. */
  titles?: Named<F, 'items' | 'titles'>;
  /** Search engines do not list its page while it shows none of them. */
  needsTitles?: true;
  /** No two public ones are alike in all of these; a second one is refused at the last. */
  unique?: readonly (keyof F & string)[];
  /** The lowest of its numbers. */
  idsFrom?: number;
  /** Its numbers, if there are only these: nothing is created or removed. */
  only?: readonly number[];
  /** Its public list; the newest is the one published last for the first time. */
  order?: 'newest' | 'position';
}

/** The published values of a record; an absent one was never written, or was taken back. */
export type ValuesOf<F extends Kinds> = { readonly [N in keyof F]?: FieldValues[F[N]] };

/** Keeps the kind of every field in its type. */
export function defineRecord<const F extends Kinds, const D extends RecordFacts<F>>(declaration: D & { fields: F }): D {
  return declaration;
}

/** The same for every record that has a page. */
export const pageFields = {
  seoTitle: 'line',
  seoDescription: 'text',
  isNoindex: 'switch',
  isHidden: 'switch',
} as const satisfies Kinds;
