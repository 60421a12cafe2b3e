import { sql } from 'kysely';
import type { TicketChoiceLine, TicketQueueLine } from '#shared/admin/domain/site-screens.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { isBroken } from '../links/links.ts';

export interface NewTicketEntry {
  key: string;
  tmdbId: number | null;
  title: string | null;
  /** Normalised as search compares titles. */
  searchTitle: string | null;
  year: number | null;
  url: string;
  beginsAt: Date;
  endsAt: Date;
}

export interface TicketLink {
  url: string;
  endsAt: Date;
}

/** The link a film's page shows now, and when it changes next. */
export async function findTicketLink(
  db: Db,
  movieId: number,
  now: Date,
): Promise<{ link: TicketLink | undefined; changesAt: Date | undefined }> {
  const rows = await db
    .selectFrom('ticket_entries')
    .select(['url', 'begins_at', 'ends_at'])
    .where('movie_id', '=', movieId)
    .where('ends_at', '>', now)
    .where(({ not }) => not(isBroken(sql.ref('url'))))
    .orderBy('place')
    .execute();
  const shown = rows.find((row) => row.begins_at <= now);
  const changes = rows
    .flatMap((row) => (row.begins_at > now ? row.begins_at.getTime() : []))
    .concat(shown ? shown.ends_at.getTime() : []);
  return {
    link: shown && { url: shown.url, endsAt: shown.ends_at },
    changesAt: changes.length > 0 ? new Date(Math.min(...changes)) : undefined,
  };
}

/** Until the transaction ends, no editor can decide and no other sync can write. */
export async function lockTickets(trx: Trx): Promise<void> {
  await sql`lock table ticket_choices in share row exclusive mode`.execute(trx);
}

/**
 * Replaces the whole feed and returns the films whose link changed. Matched by an editor's decision first, then by id, then
 * by the one film with this title (Brazilian or original) and year. Two matches are ambiguous.
 */
export async function replaceTickets(trx: Trx, entries: readonly NewTicketEntry[], now: Date): Promise<number[]> {
  const before = await listShownLinks(trx, now);
  await trx.deleteFrom('ticket_entries').execute();
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(entries.map((entry, place) => ({ ...entry, place })))}::jsonb) as given (
        place integer, key text, "tmdbId" integer, title text, "searchTitle" text, year smallint, url text,
        "beginsAt" timestamptz, "endsAt" timestamptz
      )
    ),
    named as (
      select given.key, min(movies.id) as movie_id, count(distinct movies.id) as films
      from given
      join movies on movies.release_year = given.year and movies.is_public
        and given."searchTitle" in (movies.search_title, movies.search_original_title)
      group by given.key
    ),
    matched as (
      select given.*,
        case
          when choice.key is not null then choice.movie_id
          when "tmdbId" is not null then "tmdbId"
          when named.films = 1 then named.movie_id
        end as movie_id,
        case
          when choice.key is not null then case when choice.movie_id is null then 'dismissed' else 'editor' end
          when "tmdbId" is not null then 'id'
          when named.films = 1 then 'name'
          when named.films > 1 then 'ambiguous'
          else 'unknown'
        end as match
      from given
      left join ticket_choices as choice on choice.key = given.key
      left join named on named.key = given.key
    )
    insert into ticket_entries (place, key, title, year, movie_id, match, url, begins_at, ends_at, has_begun)
    select place, key, title, year, movie_id, match, url, "beginsAt", "endsAt", "beginsAt" <= ${now}
    from matched
  `.execute(trx);
  const after = await listShownLinks(trx, now);
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
}

async function listShownLinks(trx: Trx, now: Date): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; url: string }>`
    select distinct on (movie_id) movie_id as id, url
    from ticket_entries
    where movie_id is not null and begins_at <= ${now} and ends_at > ${now}
    order by movie_id, place
  `.execute(trx);
  return new Map(rows.map(({ id, url }) => [id, url]));
}

/** Deletes ended entries and marks begun ones; returns the films whose page changes. */
export async function turnTickets(trx: Trx, now: Date): Promise<number[]> {
  const ended = await trx.deleteFrom('ticket_entries').where('ends_at', '<=', now).returning('movie_id').execute();
  const begun = await trx
    .updateTable('ticket_entries')
    .set({ has_begun: true })
    .where('has_begun', '=', false)
    .where('begins_at', '<=', now)
    .returning('movie_id')
    .execute();
  return [...new Set([...ended, ...begun].flatMap((row) => row.movie_id ?? []))];
}

/** One row per title and year, in the feed's order. */
export async function listTicketQueue(db: Db, limit: number): Promise<TicketQueueLine[]> {
  const { rows } = await sql<TicketQueueLine>`
    select key, title, year, match as reason, url, ends_at as "endsAt"
    from (
      select distinct on (key) * from ticket_entries where match in ('unknown', 'ambiguous') order by key, place
    ) as waiting
    order by place
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function countTicketQueue(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct key)::integer as count from ticket_entries where match in ('unknown', 'ambiguous')
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findQueuedTicket(db: Db, key: string): Promise<{ title: string; year: number } | undefined> {
  const row = await db
    .selectFrom('ticket_entries')
    .select(['title', 'year'])
    .where('key', '=', key)
    .where('match', 'in', ['unknown', 'ambiguous'])
    .executeTakeFirst();
  return row && row.title !== null && row.year !== null ? { title: row.title, year: row.year } : undefined;
}

export interface TicketChoice {
  key: string;
  title: string;
  year: number;
  /** Null dismisses the entry. */
  movieId: number | null;
  author: string;
  at: Date;
}

/** False if another editor has decided already. */
export async function saveTicketChoice(
  trx: Trx,
  { key, title, year, movieId, author, at }: TicketChoice,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('ticket_choices')
    .values({ key, title, year, movie_id: movieId, author, decided_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await trx
    .updateTable('ticket_entries')
    .set({ movie_id: movieId, match: movieId === null ? 'dismissed' : 'editor' })
    .where('key', '=', key)
    .execute();
  return true;
}

/** The entry is unmatched again; the next sync matches it. */
export async function deleteTicketChoice(
  trx: Trx,
  key: string,
): Promise<{ title: string; movieId: number | null } | undefined> {
  const gone = await trx
    .deleteFrom('ticket_choices')
    .where('key', '=', key)
    .returning(['title', 'movie_id as movieId'])
    .executeTakeFirst();
  if (gone) {
    await trx.updateTable('ticket_entries').set({ movie_id: null, match: 'unknown' }).where('key', '=', key).execute();
  }
  return gone;
}

export async function listTicketChoices(
  db: Db,
  limit: number,
): Promise<(Omit<TicketChoiceLine, 'author'> & { author: string })[]> {
  return db
    .selectFrom('ticket_choices')
    .leftJoin('movies', 'movies.id', 'ticket_choices.movie_id')
    .select([
      'ticket_choices.key',
      'ticket_choices.title',
      'ticket_choices.year',
      'ticket_choices.movie_id as movieId',
      'movies.title as movieTitle',
      'ticket_choices.author',
      'ticket_choices.decided_at as decidedAt',
    ])
    .orderBy('ticket_choices.decided_at', 'desc')
    .limit(limit)
    .execute();
}
