import { findDemoCompany } from './companies.ts';
import { drawBetween } from './draw.ts';
import type { FilmFacts } from './film.ts';
import { registered } from './registered.ts';
import { toTranslations } from './to-translations.ts';
import { drawVideos } from './trailers.ts';
import type { DemoMovie, DemoRelease } from './types.ts';

/** The film in TMDB's form; videos and the number of pictures are illustrative, derived from its id. */
export function toMovie(facts: FilmFacts): DemoMovie {
  const { id, language = 'pt', countries = ['BR'] } = facts;
  const [voteAverage, voteCount] = facts.votes;
  return {
    id,
    imdbId: facts.imdbId ?? null,
    originalTitle: facts.originalTitle ?? facts.title,
    originalLanguage: language,
    releaseDate: facts.released,
    releases: toReleases(facts, countries[0] ?? 'BR'),
    runtime: facts.runtime,
    genreIds: [...facts.genres],
    countries: [...countries],
    spokenLanguages: [...(facts.spoken ?? [language])],
    companies: (facts.companies ?? []).map((name) => registered(findDemoCompany(name), name)),
    budget: facts.budget ?? 0,
    revenue: facts.revenue ?? 0,
    translations: toTranslations(facts),
    alternativeTitles: [],
    cast: facts.cast.map(([person, character]) => ({ person, character })),
    crew: facts.crew.map(([person, job]) => ({ person, job })),
    keywords: [],
    videos: drawVideos(`film ${id}`, facts.released),
    offers: facts.offers,
    recommendations: [...(facts.recommendations ?? [])],
    voteAverage,
    voteCount,
    popularity: facts.popularity,
    posterCount: drawBetween(`posters of film ${id}`, 1, 4),
    backdropCount: drawBetween(`backdrops of film ${id}`, 1, 5),
    art: facts.art ?? {},
  };
}

/** The first release at its origin, and the Brazilian one. A rating without a release day is lost: TMDB cannot store it. */
function toReleases({ released, releasedInBrazil, certification }: FilmFacts, origin: string): DemoRelease[] {
  const brazil = releasedInBrazil ?? (origin === 'BR' ? released : undefined);
  const here: DemoRelease[] = brazil
    ? [{ country: 'BR', date: brazil, type: 3, certification: certification ?? '' }]
    : [];
  return origin === 'BR' ? here : [{ country: origin, date: released, type: 3, certification: '' }, ...here];
}
