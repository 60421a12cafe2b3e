import { sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { OWN_SERVICE_IDS_FROM } from '#shared/domain/titles/watch-services.ts';
import type { Db } from '../../infra/db.ts';
import { TITLE_TABLES } from '../titles/title-tables.ts';

export interface OfferedTitle {
  entity: TitleKind;
  id: number;
}

/** Titles with an offer that an editor added on (`checkedOn`), or hid until the day before, one of these days. */
export async function listTitlesWithDatedOffers(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<OfferedTitle[]> {
  const { rows } = await sql<OfferedTitle>`
    select entity, entity_id as id
    from overrides
    where field = 'offers' and (
      exists (
        select from jsonb_array_elements(value -> 'hidden') as hidden
        where (hidden ->> 'until')::date + 1 between ${from}::date and ${to}::date
      )
      or exists (
        select from jsonb_array_elements(value -> 'added') as added
        where (added ->> 'checkedOn')::date between ${from}::date and ${to}::date
      )
    )
    order by entity, entity_id
  `.execute(db);
  return rows;
}

/** As shown now, e.g. `flatrate 8`, without what editors' services have. */
export async function listShownOffers(db: Db, { entity, id }: OfferedTitle): Promise<string[]> {
  const { offers, owner } = TITLE_TABLES[entity];
  const { rows } = await sql<{ offer: string }>`
    select kind || ' ' || service_id as offer from ${sql.table(offers)} where ${sql.ref(owner)} = ${id}
      and service_id < ${OWN_SERVICE_IDS_FROM}
  `.execute(db);
  return rows.map(({ offer }) => offer);
}
