/** TMDB's response for a series, in TMDB's field names; a test sets only the fields it is about. */
export function buildSeriesAnswer(parts: object = {}) {
  return {
    id: 1,
    name: 'Cangaço Novo',
    original_name: 'Cangaço Novo',
    original_language: 'pt',
    overview: 'Uma sinopse.',
    first_air_date: '2023-08-18',
    status: 'Returning Series',
    type: 'Scripted',
    popularity: 20,
    vote_average: 8,
    vote_count: 100,
    poster_path: '/p.jpg',
    backdrop_path: '/b.jpg',
    number_of_seasons: 0,
    number_of_episodes: 0,
    seasons: [] as object[],
    ...parts,
  };
}

export function buildSeasonSummary(season_number: number, parts: object = {}) {
  return { id: 1_000 + season_number, season_number, name: `Temporada ${season_number}`, episode_count: 2, ...parts };
}

export function buildSeasonAnswer(season_number: number, parts: object = {}) {
  const episodes = [1, 2].map((episode_number) => ({
    id: season_number * 100 + episode_number,
    episode_number,
    season_number,
    name: `Capítulo ${episode_number}`,
    overview: '',
    air_date: '2023-08-18',
    runtime: 50,
    still_path: null,
  }));
  return { ...buildSeasonSummary(season_number), overview: '', air_date: '2023-08-18', episodes, ...parts };
}
