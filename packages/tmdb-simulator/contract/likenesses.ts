import type { Likeness } from './amend-contract.ts';

const EMPTY_IN_EXAMPLE = 'the list is empty in the official example';

const TRENDING_PERSON = { route: '/trending/person/{time_window}', object: '$.results[person]' };
const TRENDING_MOVIE = { route: '/trending/movie/{time_window}', object: '$.results[movie]' };
const TRENDING_SERIES = { route: '/trending/tv/{time_window}', object: '$.results[tv]' };

export const likenesses: readonly Likeness[] = [
  ...[
    'belongs_to_collection',
    'genres[]',
    'production_companies[]',
    'production_countries[]',
    'spoken_languages[]',
  ].map((name) => ({
    route: '/movie/latest',
    object: `$.${name}`,
    like: { route: '/movie/{movie_id}', object: `$.${name}` },
    reason: 'the newest film in the example has nothing yet',
  })),
  ...[
    { route: '/search/multi', object: '$.results[person]' },
    { route: '/trending/all/{time_window}', object: '$.results[person]' },
    { route: '/find/{external_id}', object: '$.person_results[person]' },
  ].map((where) => ({ ...where, like: TRENDING_PERSON, reason: EMPTY_IN_EXAMPLE })),
  { route: '/find/{external_id}', object: '$.tv_results[tv]', like: TRENDING_SERIES, reason: EMPTY_IN_EXAMPLE },
  {
    route: '/search/person',
    object: '$.results[].known_for[tv]',
    like: { route: '/trending/person/{time_window}', object: '$.results[person].known_for[tv]' },
    reason: EMPTY_IN_EXAMPLE,
  },
  {
    route: '/movie/{movie_id}/recommendations',
    object: '$',
    like: { route: '/movie/{movie_id}/similar', object: '$' },
    reason: 'the official example is an empty object',
  },
  {
    route: '/movie/{movie_id}/recommendations',
    object: '$.results[movie]',
    like: TRENDING_MOVIE,
    reason: 'the official example is an empty object',
  },
  {
    route: '/tv/{series_id}',
    object: '$.next_episode_to_air',
    like: { route: '/tv/{series_id}', object: '$.last_episode_to_air' },
    reason: 'the example series had ended',
  },
  ...['movie/{movie_id}', 'tv/{series_id}', 'tv/{series_id}/season/{season_number}'].flatMap((owner) =>
    ['ads', 'buy', 'free', 'rent'].map((kind) => ({
      route: `/${owner}/watch/providers`,
      object: `$.results{}.${kind}[]`,
      like: { route: `/${owner}/watch/providers`, object: '$.results{}.flatrate[]' },
      reason: 'an offer looks the same whatever it costs',
    })),
  ),
];
