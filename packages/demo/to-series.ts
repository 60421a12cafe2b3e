import { drawBetween } from './draw.ts';
import { findDemoNetwork } from './networks.ts';
import { registered } from './registered.ts';
import type { EpisodeFacts, SeasonFacts, SerialFacts } from './serial.ts';
import type { DemoEpisode, DemoSeason, DemoSeries } from './series-types.ts';
import { toTranslations } from './to-translations.ts';
import { drawVideos } from './trailers.ts';

const DAY_MS = 86_400_000;

/** The series in TMDB's form; videos and the number of pictures are illustrative, derived from its id. */
export function toSeries(facts: SerialFacts): DemoSeries {
  const { id, language = 'pt', countries = ['BR'] } = facts;
  const [voteAverage, voteCount] = facts.votes;
  const seasons = facts.seasons.toSorted((one, other) => one.number - other.number).map(toSeason);
  return {
    id,
    imdbId: facts.imdbId ?? null,
    originalTitle: facts.originalTitle ?? facts.title,
    originalLanguage: language,
    status: facts.status,
    type: facts.type ?? 'Scripted',
    genreIds: [...facts.genres],
    countries: [...countries],
    spokenLanguages: [language],
    networks: facts.networks.map((name) => registered(findDemoNetwork(name), name)),
    certification: facts.certification ?? '',
    runtime: facts.runtime ?? 0,
    translations: toTranslations(facts),
    alternativeTitles: [],
    creators: [...facts.creators],
    cast: facts.cast.map(([person, character]) => ({ person, character })),
    crew: (facts.crew ?? []).map(([person, job]) => ({ person, job })),
    seasons,
    keywords: [],
    videos: drawVideos(`series ${id}`, firstDayOf(seasons) ?? ''),
    offers: facts.offers,
    recommendations: [...(facts.recommendations ?? [])],
    voteAverage,
    voteCount,
    popularity: facts.popularity,
    posterCount: drawBetween(`posters of series ${id}`, 1, 4),
    backdropCount: drawBetween(`backdrops of series ${id}`, 1, 5),
    ...(facts.art && { art: facts.art }),
  };
}

/** The first air date, not counting specials. */
export function firstDayOf(seasons: readonly DemoSeason[]): string | undefined {
  return seasons
    .filter((season) => season.number > 0)
    .flatMap((season) => season.episodes.flatMap(({ aired }) => aired ?? []))
    .toSorted()[0];
}

function toSeason({ number, aired, step, ahead, episodes, overview = '' }: SeasonFacts): DemoSeason {
  const known: readonly EpisodeFacts[] =
    typeof episodes === 'number' ? Array.from({ length: episodes }, () => ({})) : episodes;
  return {
    number,
    overview,
    ...(ahead !== undefined && { ahead }),
    episodes: known.map((episode, index): DemoEpisode => {
      const { title = '', originalTitle = '', runtime = null, overview: story = '', aired: day } = episode;
      return { title, originalTitle, aired: day ?? dayAfter(aired, step, index), runtime, overview: story };
    }),
  };
}

/** Without an interval only the first day is known. */
function dayAfter(first: string | undefined, step: number | undefined, index: number): string | null {
  if (first === undefined || (step === undefined && index > 0)) return null;
  return new Date(Date.parse(first) + (step ?? 0) * index * DAY_MS).toISOString().slice(0, 10);
}
