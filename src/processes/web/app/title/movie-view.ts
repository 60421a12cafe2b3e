import type { MovieDetails } from '#shared/contract/movie-details.ts';
import { CAST_PREVIEW } from '#shared/domain/limits.ts';
import { httpsOnly } from '../ui/https-only.ts';
import { toTechnicalSheet } from './technical-sheet-rows.ts';
import { toWatchRows } from './watch-rows.ts';

/** What the film page shows, and no more: this crosses to the browser inside the HTML. */
export type MovieView = ReturnType<typeof toMovieView>;

export function toMovieView(movie: MovieDetails) {
  const offers = movie['watch/providers'].results.BR;
  return {
    slug: movie.slug,
    title: movie.title,
    titleLang: foreignLang(movie.title_lang),
    originalTitle: movie.original_title === movie.title ? null : movie.original_title,
    originalLang: foreignLang(movie.original_language),
    year: String(movie.release_year ?? ''),
    runtime: movie.runtime,
    rating: { average: movie.vote_average, votes: movie.vote_count },
    certification: movie.certification,
    genres: movie.genres,
    backdropPath: movie.backdrop_path,
    posterPath: movie.poster_path,
    watch: { link: httpsOnly(offers.link), checkedOn: offers.checked_on, rows: toWatchRows(offers) },
    ticketUrl: movie.ingresso.isPlaying ? httpsOnly(movie.ingresso.url) : null,
    overview: movie.overview.trim(),
    overviewLang: foreignLang(movie.overview_lang),
    cast: movie.credits.cast.slice(0, CAST_PREVIEW),
    sheet: toTechnicalSheet(movie),
    similar: movie.similarMovies,
    seo: movie.seoData,
    noindex: movie.noindex,
  };
}

/** For a `lang` attribute: Portuguese is the page's own language and needs none. */
function foreignLang(lang: string): string | undefined {
  return lang && !/^pt\b/i.test(lang) ? lang : undefined;
}
