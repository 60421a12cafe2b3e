import { sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db } from '../infra/db.ts';
import { factColumns, type TitleFacts } from './title-facts.ts';
import { currentSnapshot, unseenChanges } from './unseen-changes.ts';

/** A title as the build saw it and as it is now. */
export interface Changed {
  before: TitleFacts | null;
  now: TitleFacts | null;
}

export interface ChangedTitle extends Changed {
  kind: TitleKind;
  id: number;
}

export interface Noted {
  build: number;
  /** The database snapshot of this read. */
  moment: string;
  titles: { kind: TitleKind; id: number }[];
}

/** Changes noted since a snapshot. */
export async function readNoted(db: Db, since: string): Promise<Noted> {
  const { rows } = await sql<{ build: number; moment: string; kind: TitleKind | null; id: number }>`
    select
      state.build,
      ${currentSnapshot()} as moment,
      noted.kind, noted.id
    from list_state as state
    left join (${unseenChanges(since)}) as noted on true
  `.execute(db);
  const [first] = rows;
  return {
    build: first?.build ?? 0,
    moment: first?.moment ?? since,
    titles: rows.flatMap(({ kind, id }) => (kind ? { kind, id } : [])),
  };
}

/** A visitor waits for this, and a statement must not take long. */
const TITLES_AT_ONCE = 1_000;

/** Their facts at the build and now; "now" is the time of this read, which is never before the change was noted. */
export async function readChanged(db: Db, slot: number, titles: Noted['titles']): Promise<ChangedTitle[]> {
  const changed: ChangedTitle[] = [];
  for (let start = 0; start < titles.length; start += TITLES_AT_ONCE) {
    const part = titles.slice(start, start + TITLES_AT_ONCE);
    const { rows } = await sql<ChangedTitle>`
      select
        noted.kind, noted.id,
        (
          select to_json(facts)
          from (
            select ${factColumns('title')}
            from list_titles as title
            where title.slot = ${sql.lit(slot)} and title.kind = noted.kind and title.id = noted.id
          ) as facts
        ) as before,
        (
          select to_json(facts)
          from (
            select ${factColumns('title')}
            from listed_titles as title
            where title.kind = noted.kind and title.id = noted.id
          ) as facts
        ) as now
      from unnest(${part.map(({ kind }) => kind)}::text[], ${part.map(({ id }) => id)}::integer[]) as noted (kind, id)
    `.execute(db);
    changed.push(...rows);
  }
  return changed;
}

/** Titles released after one day and up to another. */
export async function readReleased(db: Db, after: string, upTo: string): Promise<Noted['titles']> {
  const { rows } = await sql<{ kind: TitleKind; id: number }>`
    select kind, id from listed_titles where day > ${after}::date and day <= ${upTo}::date
  `.execute(db);
  return rows;
}
