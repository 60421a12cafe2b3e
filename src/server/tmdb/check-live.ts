import { z } from 'zod';
import type { CallOptions, TmdbClient } from './client.ts';
import { findDrift } from './find-drift.ts';
import { MOVIE_QUERY, TmdbMovie } from './movie-answer.ts';
import { PERSON_QUERY, TmdbPerson } from './person-answer.ts';
import { SERIES_QUERY } from './series.ts';
import { SeriesFields } from './series-answer.ts';

export interface Finding {
  check: string;
  isAsExpected: boolean;
  finding: string;
}

const OPTIONS: CallOptions = { urgency: 'batch', deadlineMs: 30_000 };
const Genres = z.object({ genres: z.array(z.object({ id: z.int(), name: z.string().nullable() })) });
const Page = z.object({ page: z.int(), results: z.array(z.object({ id: z.int() })), total_pages: z.int() });
const Services = z.object({ results: z.array(z.object({ provider_id: z.int(), provider_name: z.string() })) });
const Anything = z.record(z.string(), z.unknown());

/** Checks our assumptions about TMDB that come from its documentation only, with a real token. */
export async function checkLive(tmdb: TmdbClient, onFinding: (finding: Finding) => void): Promise<void> {
  for (const [check, ask] of Object.entries(QUESTIONS)) {
    try {
      onFinding({ check, ...(await ask(tmdb)) });
    } catch (error) {
      onFinding({ check, isAsExpected: false, finding: error instanceof Error ? error.message : String(error) });
    }
  }
}

type Answer = Omit<Finding, 'check'>;

/** Fetches the ten most popular as a sync does, but parses them strictly. */
async function readTen(
  tmdb: TmdbClient,
  path: '/movie' | '/person' | '/tv',
  query: Readonly<Record<string, string>>,
  schema: z.ZodObject,
): Promise<Answer> {
  const drift = new Set<string>();
  const popular = await tmdb.get(`${path}/popular`, { language: 'pt-BR' }, Page, OPTIONS);
  for (const { id } of popular.results.slice(0, 10)) {
    const answer = await tmdb.get(`${path}/${id}`, query, Anything, OPTIONS);
    for (const { field, problem } of findDrift(schema, answer)) drift.add(`${field} ${problem}`);
  }
  return { isAsExpected: drift.size === 0, finding: [...drift].join('; ') || 'no difference in ten' };
}

const QUESTIONS: Record<string, (tmdb: TmdbClient) => Promise<Answer>> = {
  'films have the shape we read': (tmdb) => readTen(tmdb, '/movie', MOVIE_QUERY, TmdbMovie),
  'series have the shape we read': (tmdb) => readTen(tmdb, '/tv', SERIES_QUERY, SeriesFields),
  'people have the shape we read': (tmdb) => readTen(tmdb, '/person', PERSON_QUERY, TmdbPerson),
  'television genres keep English names in pt-BR': async (tmdb) => {
    const { genres } = await tmdb.get('/genre/tv/list', { language: 'pt-BR' }, Genres, OPTIONS);
    const action = genres.find(({ id }) => id === 10759)?.name ?? 'absent';
    return { isAsExpected: action === 'Action & Adventure', finding: `10759 is ${action}` };
  },
  'season/N may be appended': async (tmdb) => {
    const answer = await tmdb.get('/tv/1399', { append_to_response: 'season/1' }, Anything, OPTIONS);
    return { isAsExpected: 'season/1' in answer, finding: 'season/1' in answer ? 'present' : 'absent' };
  },
  'trending takes a page': async (tmdb) => {
    const { page } = await tmdb.get('/trending/movie/day', { page: '2' }, Page, OPTIONS);
    return { isAsExpected: page === 2, finding: `page ${page}` };
  },
  'page 501 is refused': async (tmdb) => {
    const answer = await tmdb.get('/movie/popular', { page: '501' }, Page, OPTIONS).catch(() => undefined);
    return { isAsExpected: answer === undefined, finding: answer ? `page ${answer.page} came` : 'refused' };
  },
  'the Brazilian services we describe exist': async (tmdb) => {
    const query = { language: 'pt-BR', watch_region: 'BR' };
    const { results } = await tmdb.get('/watch/providers/movie', query, Services, OPTIONS);
    const ids = new Set(results.map((service) => service.provider_id));
    const missing = [8, 119, 337, 1899, 350, 307, 531, 300, 283, 484, 11, 47].filter((id) => !ids.has(id));
    return {
      isAsExpected: missing.length === 0,
      finding: `${results.length} services, missing ${missing.join(' ') || 'none'}`,
    };
  },
  'Pluto TV is free or with ads, not a subscription': async (tmdb) => {
    const count = async (kinds: string) => {
      const filter = { watch_region: 'BR', with_watch_providers: '300', with_watch_monetization_types: kinds };
      return (await tmdb.get('/discover/movie', filter, Page, OPTIONS)).total_pages;
    };
    const [free, flatrate] = [await count('free|ads'), await count('flatrate')];
    return { isAsExpected: free > flatrate, finding: `${free} pages free or with ads, ${flatrate} by subscription` };
  },
};
