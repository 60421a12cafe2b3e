import { createRandom } from '../../demo/hash.ts';

/** Highest ids of titles and people in a sample; gaps answer 404, which is part of the sample. */
export interface SampleRange {
  movies: number;
  series: number;
  people: number;
}

const LANGUAGES = ['', 'language=pt-BR', 'language=en-US', 'language=pt-PT'];
const MOVIE_PARTS = [
  ...['alternative_titles', 'changes', 'credits', 'external_ids', 'images', 'keywords', 'recommendations'],
  ...['release_dates', 'similar', 'translations', 'videos', 'watch/providers'],
];
const SERIES_PARTS = [
  ...['aggregate_credits', 'alternative_titles', 'changes', 'content_ratings', 'credits', 'external_ids', 'images'],
  ...['keywords', 'recommendations', 'similar', 'translations', 'videos', 'watch/providers'],
];
const SEASON_PARTS = [
  ...['aggregate_credits', 'credits', 'external_ids', 'images', 'translations', 'videos', 'watch/providers'],
];
const EPISODE_PARTS = ['credits', 'external_ids', 'images', 'translations', 'videos'];
const PERSON_PARTS = [
  ...['changes', 'combined_credits', 'external_ids', 'images', 'movie_credits', 'translations', 'tv_credits'],
];

const LISTS = [
  ...[
    'movie/popular',
    'movie/top_rated',
    'movie/now_playing?region=BR',
    'movie/now_playing',
    'movie/upcoming?region=BR',
  ],
  ...[
    'tv/popular',
    'tv/top_rated',
    'tv/airing_today?timezone=America/Sao_Paulo',
    'tv/on_the_air',
    'person/popular',
    'movie/latest',
  ],
  ...['all', 'movie', 'tv', 'person'].flatMap((kind) => [`trending/${kind}/day`, `trending/${kind}/week`]),
  ...['movie/changes', 'tv/changes', 'person/changes'],
  ...[
    'popularity.desc',
    'vote_average.desc',
    'primary_release_date.asc',
    'revenue.desc',
    'title.asc',
    'vote_count.asc',
  ].map((sort) => `discover/movie?sort_by=${sort}`),
  ...['popularity.desc', 'vote_average.desc', 'first_air_date.asc', 'name.desc', 'vote_count.desc'].map(
    (sort) => `discover/tv?sort_by=${sort}`,
  ),
  'discover/movie?watch_region=BR&with_watch_providers=8|119&with_watch_monetization_types=flatrate',
  'discover/movie?with_watch_providers=8',
  'discover/movie?with_genres=18,35&vote_count.gte=10',
  'discover/movie?region=BR&with_release_type=2|3&release_date.gte=2026-01-01',
  'discover/movie?include_adult=true&include_video=true',
  'discover/tv?watch_region=BR&with_watch_providers=307',
  'discover/tv?with_genres=18|10765&with_status=0',
  'search/multi?query=a',
  'search/movie?query=noite',
  'search/tv?query=o',
  'search/person?query=mar',
];

const STATIC = [
  ...['genre/movie/list', 'genre/tv/list', 'watch/providers/movie?watch_region=BR', 'watch/providers/tv'],
  ...['watch/providers/regions', 'certification/movie/list', 'certification/tv/list', 'configuration'],
  ...['countries', 'jobs', 'languages', 'primary_translations', 'timezones'].map((name) => `configuration/${name}`),
];

/** Addresses of all routes in turn, deterministic for the same range and count; `/3/…` with a query. */
export function listSampleAddresses(range: SampleRange, count: number): string[] {
  const random = createRandom('sample addresses');
  const upTo = (last: number) => 1 + Math.floor(random() * last);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

  const makers: (() => string)[] = [
    () => pick(LISTS) + page(),
    () => pick(STATIC),
    () => `movie/${upTo(range.movies)}`,
    () => `movie/${upTo(range.movies)}?append_to_response=${MOVIE_PARTS.join(',')}`,
    () => `movie/${upTo(range.movies)}/${pick(MOVIE_PARTS)}`,
    () => `tv/${upTo(range.series)}`,
    () => `tv/${upTo(range.series)}?append_to_response=${SERIES_PARTS.join(',')},season/1`,
    () => `tv/${upTo(range.series)}/${pick(SERIES_PARTS)}`,
    () => `tv/${upTo(range.series)}/season/${upTo(3) - 1}`,
    () => `tv/${upTo(range.series)}/season/1/${pick(SEASON_PARTS)}`,
    () => `tv/${upTo(range.series)}/season/1/episode/${upTo(3)}`,
    () => `tv/${upTo(range.series)}/season/1/episode/1/${pick(EPISODE_PARTS)}`,
    () => `person/${upTo(range.people)}`,
    () => `person/${upTo(range.people)}?append_to_response=${PERSON_PARTS.join(',')}`,
    () => `person/${upTo(range.people)}/${pick(PERSON_PARTS)}`,
    () => `collection/${upTo(200)}`,
    // The simulator's own IMDb ids start here.
    () => `find/tt${60_000_000 + upTo(range.movies)}?external_source=imdb_id`,
  ];
  const page = () => (random() < 0.5 ? `&page=${upTo(5)}` : '');
  // Every list and every static document once, then all kinds of addresses in turn.
  const fixed = [...LISTS, ...STATIC];
  return Array.from({ length: count }, (_, index) => {
    const address = fixed[index] ?? makers[index % makers.length]?.() ?? '';
    const [path = '', ...own] = address.split(/[?&]/);
    const query = [...own, pick(LANGUAGES)].filter(Boolean).join('&');
    return `/3/${path}${query && `?${query}`}`;
  });
}
