import type { FieldKind, FieldValues } from './field-values.ts';

type Kinds = Readonly<Record<string, FieldKind>>;

/** A subject of our own: all of it comes from editors, and is stored in one row. Its words are in shared/admin. */
interface RecordFacts<F extends Kinds> {
  fields: F;
}

/** The published values of a record; an absent one was never written, or was taken back. */
export type ValuesOf<F extends Kinds> = { readonly [N in keyof F]?: FieldValues[F[N]] };

/** Keeps the kind of every field in its type. */
export function defineRecord<const F extends Kinds, const D extends RecordFacts<F>>(declaration: D & { fields: F }): D {
  return declaration;
}
