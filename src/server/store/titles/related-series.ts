import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import type { SeriesRow } from './series.ts';

export interface RelatedRow {
  id: number;
  version: number;
  slug: string;
  title: string;
  title_language: string;
  first_air_date: string | null;
  is_public: boolean;
  remake_of: number | null;
  reprise_of: number | null;
}

type Relations = Pick<SeriesRow, 'id' | 'remake_of' | 'reprise_of'>;

/** The series it is a remake or a rerun of, and its own remakes and reruns, by year; hidden ones too. */
export async function listRelatedSeries(db: Db, { id, remake_of, reprise_of }: Relations): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    select id, version, slug, title, title_language, first_air_date, is_public, remake_of, reprise_of
    from series
    where id = any (${[remake_of, reprise_of].filter(Boolean)}::integer[]) or remake_of = ${id} or reprise_of = ${id}
    order by first_air_date, id
  `.execute(db);
  return rows;
}

/**
 * Run before the series is saved. The page of the other series shows the relation, but its row does not: gives those that the
 * series begins or ceases to be related to a new version. Returns which.
 */
export async function touchRelatedSeries(trx: Trx, { id, remake_of, reprise_of }: Relations): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with before as (
      select related.relation, related.other
      from series, lateral (values ('remake', remake_of), ('reprise', reprise_of)) as related (relation, other)
      where series.id = ${id}
    ), after (relation, other) as (
      values ('remake', ${remake_of ?? null}::integer), ('reprise', ${reprise_of ?? null}::integer)
    )
    update series set version = nextval('content_version')
    where id in (
      select other from ((table before except table after) union (table after except table before)) as changed
    )
    returning id
  `.execute(trx);
  return rows.map((row) => row.id);
}
