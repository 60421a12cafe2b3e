import { sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import { SEARCH_REACH } from '#shared/domain/limits.ts';
import type { Db } from '../infra/db.ts';

/** The number of each kind in `search_keys`. */
export const KIND_NUMBERS = { movie: 0, series: 1, person: 2 } as const satisfies Record<Entity, number>;
export type KindNumber = (typeof KIND_NUMBERS)[Entity];

/** A title or person whose name matches, with its popularity score as in `search_keys`. */
export interface Hit {
  kind: KindNumber;
  id: number;
  score: number;
  year: number;
}

/** An exact match ranks above everything else. */
export const EXACT_SCORE = 5_000;
/** Only an outdated index has more keys than this under a prefix without a precomputed list. */
const SCANNED_KEYS = 2_000;
/** For a common word, this many names of each kind are read, the most popular first. */
const SCANNED_OF_WORD = 5_000;
/** The greatest code point: all strings with a prefix sort below the prefix followed by it. */
const LAST = '\u{10FFFF}';

export interface NameQuery {
  /** `like` patterns that the rest of the name must all match. */
  patterns: readonly string[];
  year?: number | undefined;
}

interface Top {
  movies: number[];
  series: number[];
  people: number[];
  movieScore: number | null;
  seriesScore: number | null;
  personScore: number | null;
}

/**
 * For a prefix that many names share: the precomputed best ids of each kind, in order, all with the score of the first.
 * Undefined if the prefix has no list.
 */
export async function findTop(db: Db, prefix: string): Promise<Hit[] | undefined> {
  const { rows } = await sql<Top>`
    select movies, series, people, movie_scores[1] as "movieScore", series_scores[1] as "seriesScore", person_scores[1] as "personScore"
    from search_tops
    where prefix = ${prefix}
  `.execute(db);
  const [top] = rows;
  if (!top) return undefined;
  const toHits = (kind: KindNumber, ids: readonly number[], score: number | null): Hit[] =>
    ids.map((id) => ({ kind, id, score: score ?? 0, year: 0 }));
  return [
    ...toHits(0, top.movies, top.movieScore),
    ...toHits(1, top.series, top.seriesScore),
    ...toHits(2, top.people, top.personScore),
  ];
}

/** All names with a key that starts with this prefix, for prefixes of few names. */
export async function scanPrefix(db: Db, start: string, { patterns, year }: NameQuery): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select kind, id, year, max(case when key = ${start} then score + ${EXACT_SCORE}::integer else score end)::integer as score
    from (
      select kind, id, score, year, key from search_keys
      where key >= ${start} and key < ${start + LAST}
      limit ${SCANNED_KEYS}
    ) as begun
    where ' ' || key || ' ' like all (${patterns}::text[])
      and (${year ?? null}::integer is null or year between ${year ?? null}::integer - 1 and ${year ?? null}::integer + 1)
    group by kind, id, year
    order by score desc, id
    limit ${3 * SEARCH_REACH}
  `.execute(db);
  return rows;
}

/** The most popular names with this word, however many there are. */
export async function scanWord(db: Db, word: string, { patterns, year }: NameQuery): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select found.kind, found.id, found.year, max(found.score)::integer as score
    from (values (0::smallint), (1::smallint), (2::smallint)) as asked (kind)
    cross join lateral (
      select * from (
        select search_keys.kind, id, score, year, key from search_keys
        where word = ${word} and search_keys.kind = asked.kind
        order by score desc
        limit ${SCANNED_OF_WORD}
      ) as known
      where ' ' || key || ' ' like all (${patterns}::text[])
        and (${year ?? null}::integer is null or year between ${year ?? null}::integer - 1 and ${year ?? null}::integer + 1)
      limit ${SEARCH_REACH + 30}
    ) as found
    group by found.kind, found.id, found.year
    order by score desc, found.id
  `.execute(db);
  return rows;
}

export interface WordSize {
  word: string;
  /** Number of keys with this prefix, if they are many. */
  begun: number | null;
  /** Number of names with the whole word. */
  whole: number | null;
}

/** How many names each word matches. */
export async function listWordSizes(db: Db, words: readonly string[]): Promise<WordSize[]> {
  const { rows } = await sql<WordSize>`
    select asked.word, search_tops.size as begun, search_vocabulary.size as whole
    from unnest(${words}::text[]) as asked (word)
    left join search_tops on search_tops.prefix = asked.word
    left join search_vocabulary on search_vocabulary.word = asked.word
  `.execute(db);
  return rows;
}

/** Titles credited to these people whose name matches the patterns. */
export async function scanCredited(db: Db, personIds: readonly number[], patterns: readonly string[]): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with credited as (
      select 0::smallint as kind, movie_id as id from movie_cast where person_id = any (${personIds}::integer[])
      union select 0::smallint, movie_id from movie_crew where person_id = any (${personIds}::integer[])
      union select 1::smallint, series_id from series_cast where person_id = any (${personIds}::integer[])
      union select 1::smallint, series_id from series_crew where person_id = any (${personIds}::integer[])
      limit 2000
    )
    select search_keys.kind, search_keys.id, year, max(score)::integer as score
    from credited
    join search_keys on search_keys.id = credited.id and search_keys.kind = credited.kind
    where ' ' || key || ' ' like all (${patterns}::text[])
    group by search_keys.kind, search_keys.id, year
    order by score desc, search_keys.id
    limit ${2 * SEARCH_REACH}
  `.execute(db);
  return rows;
}
