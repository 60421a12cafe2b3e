import type { MovieDetails } from '#shared/contract/movie-details.ts';
import { formatRuntime } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { genreSlugId } from '#shared/domain/titles/genres.ts';
import { isLoopbackHttp } from '#shared/domain/titles/ticket-link.ts';
import { titleSheet } from '#shared/text/titles/title-page.ts';
import { httpsOnly } from '../../design/https-only.ts';
import type { SafeHtml } from '../../rich-text/safe-html.ts';
import { toPosterTitle } from '../cards/shown-title.ts';
import { toTitlePictures } from '../gallery/gallery-picture.ts';
import { toTrailers } from '../trailers/trailer-view.ts';
import { toPeopleView } from './credits/people-view.ts';
import { toAgeRating } from './facts/age-rating-view.ts';
import { toExtraInfo } from './facts/extra-info-view.ts';
import { foreignLang } from './facts/foreign-lang.ts';
import { toRow } from './facts/sheet-row.ts';
import { toTechnicalSheet } from './facts/technical-sheet-rows.ts';
import { toSagaViews } from './saga/saga-view.ts';
import { buildAnswer } from './watch/build-answer.ts';
import { toCinemaView } from './watch/cinema-view.ts';
import { toWatchView } from './watch/watch-view.ts';

/** Only what the film page shows: it is sent to the browser inside the HTML. */
export type MovieView = ReturnType<typeof toMovieView>;

export interface ViewTools {
  /** Today's date in Brazil. */
  today: string;
  /** Server-only code, so it is passed in. */
  sanitise: (html: string | null) => SafeHtml | null;
  /** The same: rendered where no script of the page contains it. */
  renderPast: (past: PastOfTitle, changesPath: string) => RenderedPast | null;
  renderVoices: (voices: MovieDetails['dubbing'], reportPath: string) => RenderedPast | null;
  renderNews: (news: MovieDetails['news']) => SafeHtml | null;
}

type PastOfTitle = Pick<MovieDetails, 'history' | 'last_change'>;

/** A section whose markup is rendered on the server, its heading included. */
export interface RenderedPast {
  html: SafeHtml;
  /** Its name among the links at the top; a history has none if it only says when the page changed. */
  anchor?: string;
}

interface MovieViewTools extends ViewTools {
  /** The demo's ticket page is local and uses http. */
  isDemo: boolean;
}

export function toMovieView(
  movie: MovieDetails,
  { today, sanitise, renderPast, renderVoices, renderNews, isDemo }: MovieViewTools,
) {
  const offers = movie['watch/providers'].results.BR;
  const sellsTickets = movie.ingresso.isPlaying || movie.cinema.state === 'opens';
  const watch = toWatchView(offers, { kind: 'movie', id: movie.id, slug: movie.slug, title: movie.title }, today);
  const ticketUrl = sellsTickets ? toTicketUrl(movie.ingresso.url, isDemo) : null;
  const cinema = toCinemaView(movie, { today, hasTickets: ticketUrl !== null });
  return {
    slug: movie.slug,
    title: movie.title,
    titleLang: foreignLang(movie.title_lang),
    originalTitle: movie.original_title === movie.title ? null : movie.original_title,
    originalLang: foreignLang(movie.original_language),
    facts: [String(movie.release_year ?? ''), movie.runtime ? formatRuntime(movie.runtime) : ''].filter(Boolean),
    rating: { average: movie.vote_average, votes: movie.vote_count },
    ageRating: toAgeRating(movie.certification),
    genres: movie.genres.map((genre) => ({ name: genre.name, to: paths.movieGenre(genreSlugId(genre)) })),
    backdropPath: movie.backdrop_path,
    posterPath: movie.poster_path,
    watch,
    cinema,
    answer: buildAnswer(movie.title, watch, cinema?.answer),
    ticketUrl,
    ticketUntil: ticketUrl && movie.ingresso.until,
    tagline: movie.tagline.trim(),
    overview: movie.overview.trim(),
    overviewLang: foreignLang(movie.overview_lang),
    people: toPeopleView(movie.credits),
    voices: renderVoices(movie.dubbing, paths.reportMovie(movie.slug)),
    trailers: toTrailers(movie.videos.results),
    curiosities: sanitise(movie.customCuriosities),
    learnMore: sanitise(movie.customAdditionalInfos),
    sheet: toTechnicalSheet(movie),
    extraInfo: toExtraInfo('movie', movie, toRow(titleSheet.franchise, movie.franchise?.name)),
    pictures: toTitlePictures(movie.title, movie.images),
    sagas: toSagaViews(movie.sagas, movie.id),
    news: renderNews(movie.news),
    similar: movie.similarMovies.map(toPosterTitle),
    past: renderPast({ history: movie.history, last_change: movie.last_change }, paths.movieChanges(movie.slug)),
    seo: movie.seoData,
    noindex: movie.noindex,
    nofollow: movie.nofollow,
  };
}

function toTicketUrl(url: string | null, isDemo: boolean): string | null {
  const parsed = url === null ? null : URL.parse(url);
  return isDemo && parsed && isLoopbackHttp(parsed) ? url : httpsOnly(url);
}
