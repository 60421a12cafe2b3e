import { movieGenreNames, seriesGenreNames } from '#shared/text/taxonomy.ts';

const MOVIE_GENRE_SLUGS = {
  28: 'acao',
  12: 'aventura',
  16: 'animacao',
  35: 'comedia',
  80: 'crime',
  99: 'documentario',
  18: 'drama',
  10751: 'familia',
  14: 'fantasia',
  36: 'historia',
  27: 'terror',
  10402: 'musica',
  9648: 'misterio',
  10749: 'romance',
  878: 'ficcao-cientifica',
  10770: 'cinema-tv',
  53: 'suspense',
  10752: 'guerra',
  37: 'faroeste',
} as const;

/** Each is a slug of the `genres` table or an alias of one: `acao-e-aventura` redirects to `acao`. */
const SERIES_GENRE_SLUGS = {
  10759: 'acao-e-aventura',
  16: 'animacao',
  35: 'comedia',
  80: 'crime',
  99: 'documentario',
  18: 'drama',
  10751: 'familia',
  10762: 'infantil',
  9648: 'misterio',
  10763: 'noticias',
  10764: 'reality',
  10765: 'ficcao-cientifica-e-fantasia',
  10766: 'novela',
  10767: 'talk-show',
  10768: 'guerra-e-politica',
  37: 'faroeste',
} as const;

export type MovieGenreId = keyof typeof MOVIE_GENRE_SLUGS;
type SeriesGenreId = keyof typeof SERIES_GENRE_SLUGS;

export interface Genre {
  id: number;
  name: string;
  slug: string;
}

/** TMDB still sends ids it no longer documents (10755, 10769); a genre we do not know is left out. */
export function findMovieGenre(id: number): Genre | undefined {
  if (!Object.hasOwn(MOVIE_GENRE_SLUGS, id)) return undefined;
  const known = id as MovieGenreId;
  return { id, name: movieGenreNames[known], slug: MOVIE_GENRE_SLUGS[known] };
}

export function findSeriesGenre(id: number): Genre | undefined {
  if (!Object.hasOwn(SERIES_GENRE_SLUGS, id)) return undefined;
  const known = id as SeriesGenreId;
  return { id, name: seriesGenreNames[known], slug: SERIES_GENRE_SLUGS[known] };
}

/** `/filmes/genero/{genreSlugId}` */
export function genreSlugId(genre: Genre): string {
  return `${genre.slug}-${genre.id}`;
}

/** Series genres whose page uses the film genre's slug; the longer slugs redirect there. */
const SERIES_GENRE_PAGES: Readonly<Record<string, string>> = {
  'acao-e-aventura': 'acao',
  'ficcao-cientifica-e-fantasia': 'ficcao-cientifica',
  'guerra-e-politica': 'guerra',
};

/** The slug of a genre's page, the same for films and series. */
export function genrePageSlug({ slug }: Genre): string {
  return SERIES_GENRE_PAGES[slug] ?? slug;
}

/** `/series/genero/{seriesGenreSlugId}` */
export function seriesGenreSlugId(genre: Genre): string {
  return `${genrePageSlug(genre)}-${genre.id}`;
}
