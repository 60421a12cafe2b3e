import type { MovieDocument } from '#shared/contract/movie-details.ts';
import type { PersonDocument } from '#shared/contract/person-details.ts';
import type { SeasonDocument, SeriesDocument } from '#shared/contract/series-details.ts';
import type { BrazilOffers } from '#shared/contract/title-parts.ts';
import { formatDate, formatLongDate, formatRuntime } from '#shared/domain/format.ts';
import type { ShareCardFacts, ShareCardService } from '#shared/domain/pictures/share-card-url.ts';
import type { CinemaState } from '#shared/domain/titles/cinema.ts';
import { seriesSheet } from '#shared/text/titles/series-page.ts';
import { shareCard } from '#shared/text/titles/share-card.ts';

/** What is drawn on a page's share card, from the page's own document: the two cannot differ. */
export function movieCardFacts(movie: Omit<MovieDocument, 'seoData'>): ShareCardFacts {
  return {
    title: movie.title,
    caption: joinFacts(movie.release_year, movie.runtime ? formatRuntime(movie.runtime) : null),
    certification: movie.certification?.certification ?? null,
    picturePath: movie.poster_path,
    services: listServices(movie['watch/providers'].results.BR),
    ...toCinemaSentence(movie.cinema),
    ...toShared(movie),
  };
}

function toCinemaSentence(cinema: CinemaState): Pick<ShareCardFacts, 'cinema'> {
  if (cinema.state === 'opens') return { cinema: shareCard.opensOn(formatLongDate(cinema.date)) };
  if (cinema.state !== 'in-cinemas') return {};
  const { since } = cinema;
  return { cinema: since === null ? shareCard.inCinemas : shareCard.inCinemasSince(formatDate(since)) };
}

export function seriesCardFacts(series: Omit<SeriesDocument, 'seoData'>): ShareCardFacts {
  const seasons = series.number_of_seasons;
  return {
    title: series.name,
    caption: joinFacts(series.first_air_year, seasons > 0 ? seriesSheet.seasonCount(seasons) : null),
    certification: series.certification?.certification ?? null,
    picturePath: series.poster_path,
    services: listServices(series['watch/providers'].results.BR),
    ...toShared(series),
  };
}

function toShared({ share_path }: { share_path: string | null }): Pick<ShareCardFacts, 'sharePath'> {
  return share_path === null ? {} : { sharePath: share_path };
}

/** A season has no offers and no certification of its own: both are its series'. */
export function seasonCardFacts(
  { season, series }: Omit<SeasonDocument, 'seoData'>,
  whole: Pick<SeriesDocument, 'certification' | 'watch/providers'>,
): ShareCardFacts {
  return {
    title: series.name,
    caption: joinFacts(season.title, season.air_date?.slice(0, 4)),
    certification: whole.certification?.certification ?? null,
    picturePath: season.poster_path ?? series.poster_path,
    services: listServices(whole['watch/providers'].results.BR),
  };
}

export function personCardFacts(person: Omit<PersonDocument, 'seoData'>): ShareCardFacts {
  const { name, role, profile_path } = person;
  const drawn = { title: name, caption: role, certification: null, picturePath: profile_path, services: [] };
  return { ...drawn, ...toShared(person) };
}

/** Of what only editors know: its picture is a backdrop. */
export function recordCardFacts(title: string, caption: string, picturePath: string | null): ShareCardFacts {
  return { title, caption, certification: null, picturePath, services: [] };
}

function joinFacts(...facts: (string | number | null | undefined)[]): string {
  return facts.filter(Boolean).join(' · ');
}

/** Rentals and purchases come after streaming, and say so; a service is named once. */
function listServices({ flatrate, free, ads, rent, buy }: BrazilOffers): ShareCardService[] {
  const ways = [
    ...[...flatrate, ...free, ...ads].map((offer) => ({ offer, note: '' })),
    ...rent.map((offer) => ({ offer, note: ` ${shareCard.rent}` })),
    ...buy.map((offer) => ({ offer, note: ` ${shareCard.buy}` })),
  ];
  return [...Map.groupBy(ways, ({ offer }) => offer.provider_name).values()].flatMap(([first]) =>
    first ? { name: `${first.offer.provider_name}${first.note}`, logo: first.offer.logo_path } : [],
  );
}
