import type { Slot } from '#shared/text/search/question-words.ts';
import type { MatchedQuery, PhraseMatch } from './match-phrases.ts';
import type { Typed } from './typed-words.ts';

/** Words of a query that may be a name. */
export interface Span {
  start: number;
  end: number;
  text: string;
}

/** A query read as a question about a name: the words around it, and what they ask. */
export interface NameQuestion {
  query: MatchedQuery;
  /** Words at whose edges nothing more can be left off, if any are left. */
  core: Span | undefined;
  /** Words that are left when phrases of asking are taken off the edges, the longest first. */
  spans: readonly Span[];
  /** Words anywhere inside, the longest first: looked at if no other span is a name. */
  inner: readonly Span[];
  /** Whether more is asked than a name, with or without an article: "onde", "na netflix". */
  isAsked: boolean;
  /** A year that stands before or after the words of asking: "roma 2018". */
  year: number | undefined;
}

const MOST_SPANS = 40;
const MOST_WORDS_AROUND = 6;
/** An everyday word of four letters is a film as well: "roma", "flow" are met at the edges, not inside. */
const TELLING_CHARACTERS = 5;
/** One word among more unknown ones is part of a plot: "peixe que matou um tubarão". */
const MOST_UNKNOWN = 2;
/** Slots that are about titles and people, and so may stand around their names. */
const AROUND: ReadonlySet<Slot> = new Set<Slot>([
  ...([
    'where',
    'watch',
    'free',
    'dubbed',
    'subtitled',
    'price',
    'when',
    'more',
    'season',
    'episode',
    'cast',
    'fact',
  ] as const),
  ...([
    'leave',
    'enter',
    'order',
    'like',
    'by',
    'undecided',
    'worth',
    'service',
    'time',
    'month',
    'recent',
    'noise',
  ] as const),
]);

export function parseQuestion(query: MatchedQuery): NameQuestion {
  const { typed } = query;
  const count = typed.length;
  const starts = reach(count, (place) => (query.at[place] ?? []).filter(({ typed: known }) => isAround(known)), typed);
  const ends = reachBack(query);
  const all: Span[] = [];
  for (let start = 0; start < count; start += 1) {
    for (let end = count; starts[start] && end > start; end -= 1) if (ends[end]) all.push(toSpan(typed, start, end));
  }
  const first = starts.lastIndexOf(true);
  const last = ends.indexOf(true);
  const core = first < last ? toSpan(typed, first, last) : undefined;
  const spans = all.sort((a, b) => b.end - b.start - (a.end - a.start)).slice(0, MOST_SPANS);
  const question = { query, core, spans, year: findYear(typed, core) };
  return {
    ...question,
    inner: listInner(query, spans),
    isAsked: core !== undefined && listOutside(query, core).some(isAsking),
  };
}

function toSpan(typed: readonly string[], start: number, end: number): Span {
  return { start, end, text: typed.slice(start, end).join(' ') };
}

/** Which places can be reached from the first word by leaving off phrases. */
function reach(
  count: number,
  phrasesAt: (place: number) => readonly PhraseMatch[],
  typed: readonly string[],
): boolean[] {
  const reached = Array.from({ length: count + 1 }, (_, place) => place === 0);
  for (let place = 0; place < count; place += 1) {
    if (!reached[place]) continue;
    for (const { length } of phrasesAt(place)) reached[place + length] = true;
    if (isNumber(typed[place])) reached[place + 1] = true;
  }
  return reached;
}

/** The same from the last word. */
function reachBack({ typed, at }: MatchedQuery): boolean[] {
  const count = typed.length;
  const reached = Array.from({ length: count + 1 }, (_, place) => place === count);
  for (let place = count - 1; place >= 0; place -= 1) {
    const phrases = (at[place] ?? []).filter(({ typed: known }) => isAround(known));
    reached[place] =
      phrases.some(({ length }) => reached[place + length]) || (isNumber(typed[place]) && reached[place + 1] === true);
  }
  return reached;
}

/** Of a season, a chapter, a year, "parte 3". Names with numbers are longer spans, and the longest name counts. */
const isNumber = (word = '') => word.length <= 4 && /^\d+$/.test(word);

function isAround({ list, asks }: Typed): boolean {
  const says = list?.says;
  return (
    asks?.some((slot) => AROUND.has(slot)) === true ||
    says === 'platform' ||
    says === 'kind' ||
    says === 'nothing' ||
    says === 'order' ||
    says === 'access'
  );
}

/** An article, a preposition or "filme" asks nothing. */
function isAsking({ list, asks }: Typed): boolean {
  return list?.says === 'platform' || asks?.some((slot) => slot !== 'noise') === true;
}

/** Phrases before and after the span, the longest at each place. */
function listOutside({ at, typed }: MatchedQuery, { start, end }: { start: number; end: number }): Typed[] {
  const outside: Typed[] = [];
  const read = (from: number, to: number) => {
    for (let place = from; place < to; ) {
      const match = at[place]?.find(({ length }) => place + length <= to);
      if (match) outside.push(match.typed);
      place += match?.length ?? 1;
    }
  };
  read(0, start);
  read(end, typed.length);
  return outside;
}

/** What is asked of the name in this span, in the order typed, and the platforms that stand beside it. */
export function readAbout({ query }: NameQuestion, span: Span): { slots: Slot[]; platforms: string[] } {
  const outside = listOutside(query, span);
  return {
    slots: [...new Set(outside.flatMap(({ asks = [] }) => asks))].filter((slot) => slot !== 'noise'),
    platforms: [...new Set(outside.flatMap(({ list }) => (list?.says === 'platform' ? list.slug : [])))],
  };
}

function findYear(typed: readonly string[], core: Span | undefined): number | undefined {
  const beside = core ? [typed[core.start - 1], typed[core.end]] : [];
  const year = beside.find((word = '') => /^(?:19|20)\d\d$/.test(word));
  return year === undefined ? undefined : Number(year);
}

/** Two telling words or more, or a long one that is in no vocabulary; none where nothing is asked. */
function listInner({ typed, at }: MatchedQuery, edges: readonly Span[]): Span[] {
  const isKnown = (place: number) => at[place]?.some(({ length }) => length === 1) === true;
  if (!at.some((matches) => matches.some(({ typed: one }) => isAsking(one)))) return [];
  const known = new Set(edges.map(({ text }) => text));
  const unknown = typed.filter((_, place) => !isKnown(place)).length;
  const inner: Span[] = [];
  for (let start = 0; start < typed.length; start += 1) {
    for (let end = typed.length; end > start; end -= 1) {
      if (typed.length - (end - start) > MOST_WORDS_AROUND) continue;
      const telling = typed.slice(start, end).filter((_, place) => !isKnown(start + place));
      const [word = ''] = telling;
      if (telling.length < 2 && (end - start > 1 || word.length < TELLING_CHARACTERS || unknown > MOST_UNKNOWN))
        continue;
      const span = toSpan(typed, start, end);
      if (!known.has(span.text)) inner.push(span);
    }
  }
  return inner.sort((a, b) => b.end - b.start - (a.end - a.start));
}
