const ana = { id: 5, name: 'Ana', character: 'Ela', order: 0, popularity: 1, profile_path: '/a.jpg' };
const bia = { id: 6, name: 'Bia', job: 'Director', department: 'Directing', popularity: 1, profile_path: null };
const picture = { file_path: '/x.jpg', width: 2_000, height: 3_000, iso_639_1: null };
const video = {
  id: 'v1',
  key: 'abcdefghijk',
  name: 'Trailer',
  site: 'YouTube',
  type: 'Trailer',
  iso_639_1: 'pt',
  official: true,
  published_at: '2020-01-01T00:00:00.000Z',
};
const language = { iso_639_1: 'pt', iso_3166_1: 'BR' };

/** Fields that films and series share. Every list has a member, so that an emptied one is noticed. */
const shared = {
  id: 1,
  adult: false,
  backdrop_path: '/b.jpg',
  genres: [{ id: 18, name: 'Drama' }],
  homepage: '',
  original_language: 'pt',
  overview: 'Uma sinopse.',
  popularity: 10,
  poster_path: '/p.jpg',
  production_companies: [{ id: 1, name: 'Produtora', logo_path: null, origin_country: 'BR' }],
  production_countries: [{ iso_3166_1: 'BR', name: 'Brazil' }],
  spoken_languages: [],
  tagline: '',
  vote_average: 7.5,
  vote_count: 100,
  credits: { cast: [ana], crew: [bia] },
  videos: { results: [video] },
  images: { posters: [picture], backdrops: [picture], logos: [] },
  'watch/providers': {
    results: { BR: { link: null, flatrate: [{ provider_id: 8, provider_name: 'Netflix', logo_path: '/n.jpg' }] } },
  },
  recommendations: { results: [{ id: 3, media_type: undefined }] },
  similar: { results: [{ id: 4 }] },
} as const;

/** Valid responses to break: every field TMDB has, in TMDB's names. */
export const ordinaryFilm = {
  ...shared,
  belongs_to_collection: { id: 9, name: 'Saga', poster_path: null, backdrop_path: null },
  budget: 1_000,
  imdb_id: 'tt0000001',
  original_title: 'Original',
  release_date: '2002-08-30',
  revenue: 2_000,
  runtime: 130,
  status: 'Released',
  title: 'Título',
  video: false,
  release_dates: {
    results: [
      {
        iso_3166_1: 'BR',
        release_dates: [{ type: 3, release_date: '2002-08-30T00:00:00.000Z', certification: '16', note: '' }],
      },
    ],
  },
  external_ids: {},
  translations: {
    translations: [{ ...language, data: { title: 'Título', overview: 'Uma sinopse.', tagline: 'Um lema.' } }],
  },
  alternative_titles: { titles: [{ iso_3166_1: 'BR', title: 'Outro título' }] },
} as const;

const episode = {
  id: 71,
  episode_number: 1,
  name: 'Um',
  overview: 'x',
  air_date: '2020-01-01',
  runtime: 40,
  still_path: null,
};
const seasonSummary = {
  id: 70,
  season_number: 1,
  name: 'Temporada 1',
  overview: 'A primeira.',
  air_date: '2020-01-01',
  episode_count: 1,
  poster_path: null,
};

export const ordinarySeries = {
  ...shared,
  aggregate_credits: {
    cast: [{ ...ana, total_episode_count: 8, roles: [{ character: 'Ela', episode_count: 8 }] }],
    crew: [{ ...bia, jobs: [{ job: 'Director', episode_count: 8 }] }],
  },
  content_ratings: { results: [{ iso_3166_1: 'BR', rating: '16' }] },
  created_by: [{ id: 6, name: 'Bia', popularity: 1, profile_path: null }],
  episode_run_time: [45],
  external_ids: { imdb_id: 'tt0000002' },
  first_air_date: '2020-01-01',
  in_production: true,
  last_air_date: '2020-02-19',
  last_episode_to_air: { season_number: 1, episode_number: 1, air_date: '2020-01-01', runtime: 40 },
  name: 'Série',
  networks: [{ id: 1, name: 'Canal' }],
  next_episode_to_air: null,
  number_of_episodes: 1,
  number_of_seasons: 1,
  origin_country: ['BR'],
  original_name: 'Série',
  seasons: [seasonSummary],
  status: 'Returning Series',
  type: 'Scripted',
  translations: {
    translations: [{ ...language, data: { name: 'Série', overview: 'Uma sinopse.', tagline: 'Um lema.' } }],
  },
  alternative_titles: { results: [{ iso_3166_1: 'BR', title: 'Outro nome' }] },
  'season/1': { ...seasonSummary, episodes: [episode] },
} as const;

const credit = {
  id: 3,
  media_type: 'movie',
  title: 'Filme',
  release_date: '2001-01-01',
  poster_path: null,
  popularity: 2,
};

export const ordinaryPerson = {
  id: 1,
  adult: false,
  name: 'Ana',
  biography: 'Uma vida.',
  birthday: '1960-05-01',
  deathday: null,
  gender: 1,
  homepage: null,
  known_for_department: 'Acting',
  place_of_birth: 'Recife',
  popularity: 5,
  profile_path: '/a.jpg',
  imdb_id: 'nm0000001',
  combined_credits: { cast: [{ ...credit, character: 'Ela' }], crew: [{ ...credit, id: 4, job: 'Director' }] },
  images: { profiles: [picture] },
  external_ids: { imdb_id: 'nm0000001', instagram_id: 'ana', twitter_id: null, facebook_id: null },
  translations: { translations: [{ ...language, data: { biography: 'Uma vida.' } }] },
} as const;
