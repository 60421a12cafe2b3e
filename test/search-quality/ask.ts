import { callFunction } from '../../src/server/catalogue/documents/call-function.ts';
import type { Context } from '../../src/server/context.ts';
import type { Question } from './read-set.ts';

export type Surface = 'autocomplete' | 'search';

export interface Verdict {
  question: Question;
  /** Position of the wanted title in its group, from 1; undefined if missing. */
  place: number | undefined;
  /** The first result. */
  first: string;
  didYouMean: string | undefined;
}

/** Position of the wanted title in its group: films, series and people are shown separately. */
export async function ask(ctx: Context, surface: Surface, question: Question): Promise<Verdict> {
  const { movie, series, person, didYouMean } = await answerOf(ctx, surface, question.query);
  const groups = { movie, series, person };
  const places = question.wanted.flatMap((wanted) => {
    const [kind, id] = wanted.split(' ') as [keyof typeof groups, string];
    const place = groups[kind].findIndex((one) => one.id === Number(id));
    return place === -1 ? [] : [place + 1];
  });
  const kind = question.wanted[0]?.split(' ')[0] as keyof typeof groups;
  return {
    question,
    place: places.length > 0 ? Math.min(...places) : undefined,
    first: groups[kind]
      .slice(0, 3)
      .map(({ name }) => name)
      .join(' / '),
    didYouMean,
  };
}

async function answerOf(ctx: Context, surface: Surface, query: string) {
  if (surface === 'search') {
    const { value } = await callFunction(ctx, 'searchMulti', { query });
    const { movies, tvShows, people } = value.categories;
    return {
      movie: movies.map(({ id, title }) => ({ id, name: title })),
      series: tvShows,
      person: people,
      didYouMean: value.didYouMean,
    };
  }
  const { value } = await callFunction(ctx, 'searchAutocomplete', { query });
  const { movies, tvShows, people } = value.suggestions;
  return {
    movie: movies.map(({ id, title }) => ({ id, name: title })),
    series: tvShows,
    person: people,
    didYouMean: value.didYouMean,
  };
}

export interface Score {
  asked: number;
  first: number;
  inThree: number;
}

export function countVerdicts(verdicts: readonly Verdict[]): Score {
  const within = (most: number) => verdicts.filter(({ place }) => place !== undefined && place <= most).length;
  return { asked: verdicts.length, first: within(1), inThree: within(3) };
}
