import type { MovieLeaf, PublicationEvent, Thing } from 'schema-dts';
import type { MovieDetails } from '#shared/contract/movie-details.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { toExtraInfo } from '../title/facts/extra-info-view.ts';
import { toBreadcrumbList } from './breadcrumb-list.server.ts';
import { toIsoDuration } from './iso-duration.server.ts';
import {
  type DescribedSite,
  toActors,
  toAggregateRating,
  toCountries,
  toDescription,
  toPeople,
  toPictures,
  toTrailer,
} from './title-members.server.ts';
import { withoutEmpty } from './without-empty.server.ts';

export function toMovieThings(movie: MovieDetails, site: DescribedSite): Exclude<Thing, string>[] {
  const path = paths.movie(movie.slug);
  return [toMovieThing(movie, site), ...toBreadcrumbList(site.url, path, { [movie.slug]: movie.title })];
}

export function toMovieThing(movie: MovieDetails, site: DescribedSite): MovieLeaf {
  const url = site.url + paths.movie(movie.slug);
  const directors = movie.credits.crew.filter(({ job }) => job === 'Director');
  return withoutEmpty<MovieLeaf>({
    '@type': 'Movie',
    '@id': `${url}#movie`,
    url,
    name: movie.title,
    alternateName: movie.original_title === movie.title ? null : movie.original_title,
    description: toDescription(movie.overview, movie.overview_lang),
    image: toPictures(movie, site),
    datePublished: movie.release_date,
    dateCreated: dateCreatedOf(movie),
    releasedEvent: toCinemaRelease(movie),
    duration: toIsoDuration(movie.runtime),
    genre: movie.genres.map(({ name }) => name),
    contentRating: movie.certification?.certification,
    director: toPeople(directors, site),
    actor: toActors(movie.credits.cast, site),
    countryOfOrigin: toCountries(movie.countries),
    inLanguage: movie.original_language,
    aggregateRating: toAggregateRating(movie, site),
    trailer: toTrailer(movie.videos.results, site),
    isPartOf: movie.franchise ? { '@type': 'MovieSeries', name: movie.franchise.name } : null,
    sameAs: toExtraInfo('movie', movie).links.map(({ href }) => href),
  });
}

/** When it opens, or opened, in Brazilian cinemas. */
function toCinemaRelease({ cinema }: MovieDetails): PublicationEvent | null {
  const startDate = cinema.state === 'opens' ? cinema.date : cinema.state === 'in-cinemas' ? cinema.since : null;
  if (startDate === null) return null;
  return { '@type': 'PublicationEvent', startDate, location: { '@type': 'Country', name: 'BR' } };
}

/** `release_date` may be Brazil's, which can be later than the first release; then only the year of the first release is known. */
function dateCreatedOf({ release_date, is_brazilian_release, release_year }: MovieDetails): string | null {
  if (release_date !== null && !is_brazilian_release) return release_date;
  return release_year === null ? release_date : String(release_year);
}
