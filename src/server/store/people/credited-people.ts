import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { People } from '../../infra/tables.ts';

/** A person as a title's credits describe them. */
export type CreditedPerson = Pick<
  Insertable<People>,
  'id' | 'name' | 'slug' | 'profile_path' | 'popularity' | 'search_name'
>;

/**
 * Credits add a person and correct name and portrait until the person's own TMDB record is fetched, which then takes
 * precedence. `seenAt` is when TMDB was asked: an edit projects an old source again and must not restore an old name.
 */
export async function upsertPeople(trx: Trx, people: readonly CreditedPerson[], seenAt: Date): Promise<void> {
  if (people.length === 0) return;
  const json = JSON.stringify(people);
  await sql`
    insert into people (id, name, slug, profile_path, popularity, search_name, seen_at)
    select id, name, slug, profile_path, popularity, search_name, ${seenAt}::timestamptz
    from jsonb_populate_recordset(null::people, ${json}::jsonb) as named
    -- People who do not change are left out: an upsert locks a row even where it changes nothing.
    where not exists (
      select from people as known
      where known.id = named.id
        and (
          known.has_source
          or (known.name, known.slug, known.profile_path, known.search_name)
            is not distinct from (named.name, named.slug, named.profile_path, named.search_name)
        )
    )
    order by id
    on conflict (id) do update
    set name = excluded.name, slug = excluded.slug, profile_path = excluded.profile_path,
        search_name = excluded.search_name, seen_at = excluded.seen_at, version = nextval('content_version'), updated_at = now()
    where not people.has_source and people.seen_at < excluded.seen_at
      and (people.name, people.slug, people.profile_path, people.search_name)
        is distinct from (excluded.name, excluded.slug, excluded.profile_path, excluded.search_name)
  `.execute(trx);
}
