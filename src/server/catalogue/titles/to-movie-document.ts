import type { MovieCard } from '#shared/contract/common.ts';
import { type FilmSaga, MovieDocument } from '#shared/contract/movie-details.ts';
import type { CinemaState } from '#shared/domain/titles/cinema.ts';
import { findMovieGenre } from '#shared/domain/titles/genres.ts';
import type { Context } from '../../context.ts';
import type { TicketLink } from '../../store/availability/tickets.ts';
import type { StoredMovie } from '../../store/titles/movies.ts';
import type { ShownParts } from '../../store/titles/shown-parts.ts';
import { movieSeo } from './movie-seo.ts';
import { pickStored } from './pick-stored.ts';
import type { ReadHistory } from './read-history.ts';
import { movieCardFacts } from './share-card-facts.ts';
import { toBrazilOffers } from './to-brazil-offers.ts';
import { toRating } from './to-title-card.ts';
import { countryNames, toCertificationBadge, toDubbingVoice, toTitleImages, toVideo } from './to-title-parts.ts';

export interface MovieParts extends ShownParts {
  movie: StoredMovie;
  similar: MovieCard[];
  sagas: FilmSaga[];
  cinema: CinemaState;
  /** From the ticket feed. */
  ticket: TicketLink | undefined;
  past: Pick<ReadHistory, 'history' | 'changes'>;
}

/** Rows in, document out. Pure: the same rows always give the same bytes. */
export function toMovieDocument(parts: MovieParts, site: Pick<Context, 'siteUrl'>): MovieDocument {
  const { movie } = parts;
  const genres = movie.genre_ids.flatMap((id) => findMovieGenre(id) ?? []);
  const offers = toBrazilOffers(movie, parts.offers);
  const document = {
    ...pickStored(MovieDocument, movie),
    title_lang: movie.title_language,
    overview_lang: movie.overview_language,
    runtime: movie.runtime_minutes,
    vote_average: toRating(movie.vote_average),
    certification: toCertificationBadge(movie),
    genres,
    credits: { cast: parts.cast, crew: parts.crew },
    videos: { results: parts.videos.map(toVideo) },
    'watch/providers': { results: { BR: offers } },
    images: toTitleImages(parts.images, movie),
    cinema: parts.cinema,
    ingresso: toTickets(parts),
    dubbing: parts.voices.map(toDubbingVoice),
    history: parts.past.history,
    last_change: parts.past.changes[0] ?? null,
    customCuriosities: movie.curiosities_html,
    customAdditionalInfos: movie.additional_infos_html,
    budget: movie.budget_usd,
    revenue: movie.revenue_usd,
    countries: countryNames(movie.country_codes),
    companies: movie.company_names,
    franchise:
      movie.franchise_id !== null && movie.franchise_name !== null
        ? { id: movie.franchise_id, name: movie.franchise_name }
        : null,
    sagas: parts.sagas,
    noindex: !movie.is_indexable,
    nofollow: movie.is_noindex,
    similarMovies: parts.similar,
  };
  return { ...document, seoData: movieSeo(movie, { offers, card: movieCardFacts(document) }, site.siteUrl) };
}

/** The editor's own link replaces the feed's, and does not expire. */
function toTickets({ movie, cinema, ticket }: MovieParts): MovieDocument['ingresso'] {
  const isPlaying = cinema.state === 'in-cinemas';
  if (movie.ticket_url !== null) return { isPlaying, url: movie.ticket_url, until: null };
  return { isPlaying, url: ticket?.url ?? null, until: ticket?.endsAt.toISOString() ?? null };
}
