import { sql } from 'kysely';
import type { NameQuestion, Span } from '#shared/domain/search/parse-question.ts';
import type { Db } from '../infra/db.ts';
import { findNames } from './find-names.ts';
import { tellingWords, toKeyStart } from './phrase.ts';
import { EXACT_SCORE, type Hit, KIND_NUMBERS } from './search-keys.ts';

/** A name that a question is about. */
interface Asked {
  /** The best first. */
  hits: Hit[];
  span: Span;
}

/** Of a popularity of 10 or more: 100 ln(1 + 10), plus 300 for a title that starts with the phrase. */
export const WELL_KNOWN_SCORE = 540;
/** People get no bonus for the start of a name. */
const START_SCORE = 300;
/** A factor of about 2.7 in popularity. */
const BETTER_KNOWN_SCORE = 100;
/** Inside words that were not understood only a name that people know is meant: a popularity of 3, or of 8 if it is one word. */
const KNOWN_INSIDE = { words: 439, word: 520 };
/** A title's leading article is often left out; its key then ends with it. */
const ARTICLES = ['o', 'a', 'os', 'as', 'um', 'uma', 'the'];
const MOST_EXACT = 400;
/** Films of a festival year and of the year after. */
const YEARS_APART = 1;

/**
 * The name a question is about: the longest exact one between the words of asking, else names that start with what is between them,
 * else a known name anywhere inside.
 *
 * @param typed the score of the best name with the words as typed, 0 without: only a better known exact name goes before it
 * @param isOther whether a page of ours may answer: then names that only start with the words must be well known
 */
export async function findAsked(
  db: Db,
  question: NameQuestion,
  typed: number,
  isOther: boolean,
): Promise<Asked | undefined> {
  const { core, spans, inner } = question;
  const exact = await listExact(db, question);
  const least = typed > 0 ? Math.max(WELL_KNOWN_SCORE, typed + BETTER_KNOWN_SCORE) : 0;
  const edge = pickLongest(spans, exact, ({ text }) =>
    !core || isShortWord(text) ? Math.max(least, WELL_KNOWN_SCORE) : least,
  );
  if (edge) return { span: edge.span, hits: preferYear(edge.hits, question) };
  if (typed > 0) return undefined;
  if (core && question.isAsked) {
    const hits = await findPair(db, core, exact);
    if (hits.length > 0) return { span: core, hits };
    const begun = await findNames(db, { words: core.text.split(' '), year: question.year, isThorough: false });
    const [best] = begun;
    if (best && (!isOther || worth(best) >= WELL_KNOWN_SCORE)) return { span: core, hits: begun };
    const alike = await findPairBegun(db, core);
    if (alike.length > 0) return { span: core, hits: alike };
  }
  const inside = pickLongest(inner, exact, ({ text }) =>
    tellingWords(text.split(' ')).length > 1 ? KNOWN_INSIDE.words : KNOWN_INSIDE.word,
  );
  return inside && { span: inside.span, hits: inside.hits };
}

const isShortWord = (text: string) => text.length < 3;

/** All names that one of the spans, or one of two people, is in full; one statement. */
async function listExact(db: Db, { core, spans, inner }: NameQuestion): Promise<Map<string, Hit[]>> {
  const pairs = core ? listPairs(core.text).flat() : [];
  const articled = new Map(core ? ARTICLES.map((article) => [toKeyStart(`${core.text} ${article}`), core.text]) : []);
  const plain = [...spans, ...inner].map(({ text }) => text);
  const keys = new Map([
    ...articled,
    ...[...pairs, ...plain].map((text): [string, string] => [toKeyStart(text), text]),
  ]);
  const { rows } = await sql<Hit & { key: string }>`
    select key, kind, id, year, max(score)::integer as score
    from search_keys
    where key = any (${[...keys.keys()]}::text[])
    group by key, kind, id, year
    order by score desc, id
    limit ${MOST_EXACT}
  `.execute(db);
  return Map.groupBy(rows, ({ key }) => keys.get(key) ?? key);
}

function pickLongest(
  spans: readonly Span[],
  exact: ReadonlyMap<string, readonly Hit[]>,
  leastOf: (span: Span) => number,
): Asked | undefined {
  for (const span of spans) {
    const hits = (exact.get(span.text) ?? []).filter((hit) => worth(hit) >= leastOf(span));
    if (hits.length > 0) {
      const best = hits.map((hit) => ({ ...hit, score: worth(hit) + EXACT_SCORE }));
      return { span, hits: best.sort((a, b) => b.score - a.score || a.id - b.id) };
    }
  }
  return undefined;
}

/** Comparable between titles and people. */
export function worth({ kind, score }: Hit): number {
  return (score % EXACT_SCORE) + (kind === KIND_NUMBERS.person ? START_SCORE : 0);
}

function preferYear(hits: readonly Hit[], { year }: NameQuestion): Hit[] {
  if (year === undefined) return [...hits];
  const isOfYear = (hit: Hit) => hit.year !== 0 && Math.abs(hit.year - year) <= YEARS_APART;
  return [...hits.filter(isOfYear), ...hits.filter((hit) => !isOfYear(hit))];
}

/** "wagner moura e rodrigo santoro": every way to take it apart at an "e". */
function listPairs(text: string): [string, string][] {
  const words = text.split(' ');
  return words.flatMap((word, place): [string, string][] => {
    const isBetween = word === 'e' && place > 0 && place < words.length - 1;
    return isBetween ? [[words.slice(0, place).join(' '), words.slice(place + 1).join(' ')]] : [];
  });
}

/** Titles that two people share, and both people. */
async function findPair(db: Db, core: Span, exact: ReadonlyMap<string, readonly Hit[]>): Promise<Hit[]> {
  const peopleCalled = (name: string) => (exact.get(name) ?? []).filter(isPerson);
  for (const [one, other] of listPairs(core.text)) {
    const hits = await joinPeople(db, peopleCalled(one), peopleCalled(other));
    if (hits.length > 0) return hits;
  }
  return [];
}

/** The same for people when only a part of a name is typed. */
async function findPairBegun(db: Db, core: Span): Promise<Hit[]> {
  const [pair] = listPairs(core.text);
  if (!pair) return [];
  const [left = [], right = []] = await Promise.all(
    pair.map((name) => findNames(db, { words: name.split(' '), isThorough: false })),
  );
  return joinPeople(db, left.filter(isPerson).slice(0, 1), right.filter(isPerson).slice(0, 1));
}

const isPerson = ({ kind }: Hit) => kind === KIND_NUMBERS.person;

async function joinPeople(db: Db, left: readonly Hit[], right: readonly Hit[]): Promise<Hit[]> {
  if (left.length === 0 || right.length === 0) return [];
  const [one, other] = [left, right].map((people) => people.map(({ id }) => id));
  return [...(await listShared(db, one ?? [], other ?? [])), ...left.slice(0, 1), ...right.slice(0, 1)];
}

/** Public titles with credits of both, the most popular first. */
async function listShared(db: Db, left: readonly number[], right: readonly number[]): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with credits (kind, id, person_id) as (
      select 0::smallint, movie_id, person_id from movie_cast where person_id = any (${[...left, ...right]}::integer[])
      union all
      select 0::smallint, movie_id, person_id from movie_crew where person_id = any (${[...left, ...right]}::integer[])
      union all
      select 1::smallint, series_id, person_id from series_cast where person_id = any (${[...left, ...right]}::integer[])
      union all
      select 1::smallint, series_id, person_id from series_crew where person_id = any (${[...left, ...right]}::integer[])
      limit 4000
    )
    select search_keys.kind, search_keys.id, max(year)::smallint as year, max(score)::integer as score
    from (
      select kind, id from credits group by kind, id
      having bool_or(person_id = any (${left}::integer[])) and bool_or(person_id = any (${right}::integer[]))
    ) as shared
    join search_keys on search_keys.kind = shared.kind and search_keys.id = shared.id
    group by search_keys.kind, search_keys.id
    order by score desc, search_keys.id
    limit 20
  `.execute(db);
  return rows;
}
