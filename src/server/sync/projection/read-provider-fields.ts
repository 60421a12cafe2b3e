import type { Editable, FieldOf, SourceOf } from '#shared/domain/entities.ts';
import { toParagraphs } from '#shared/domain/html.ts';
import type { PersonSource } from '#shared/domain/people/person-source.ts';
import type { TmdbOffer, TmdbPicture, TmdbTrailer } from '#shared/domain/titles/field-values.ts';
import type { MovieSource } from '#shared/domain/titles/movie-source.ts';
import type { SeriesSource } from '#shared/domain/titles/series-source.ts';
import type { SourceImage, SourceOffers, SourceVideo } from '#shared/domain/titles/source-parts.ts';
import { chooseText } from './choose-texts.ts';
import { projectMovie } from './project-movie.ts';
import { projectPerson } from './project-person.ts';
import { projectSeries } from './project-series.ts';

/** What would be published without any override; `null` where TMDB has no value. */
export type ProviderFields<E extends Editable> = { readonly [F in FieldOf<E>]-?: ProviderValue<F> };

type ProviderValue<F extends string> = F extends 'gallery'
  ? readonly TmdbPicture[]
  : F extends 'trailers'
    ? readonly TmdbTrailer[]
    : F extends 'offers'
      ? readonly TmdbOffer[]
      : F extends 'isNoindex' | 'isHidden' | 'isChronological'
        ? boolean
        : string | null;

/** Our own fields: TMDB has no such field. */
const OURS = {
  curiosities: null,
  additionalInfos: null,
  slug: null,
  seoTitle: null,
  seoDescription: null,
  aliases: null,
} as const;
const SWITCHES = { isNoindex: false, isHidden: false } as const;

/** All fields of a collection are our own. */
const NOTHING_OF_A_COLLECTION: ProviderFields<'collection'> = {
  ...SWITCHES,
  name: null,
  slug: null,
  titleH1: null,
  descriptionH1: null,
  titleH2: null,
  descriptionH2: null,
  shortDescription: null,
  coverPath: null,
  isChronological: false,
  items: null,
  seoTitle: null,
  seoDescription: null,
};

/** Without overrides the projection does not depend on the day. */
const NO_DAY = { offersCheckedAt: new Date(0), today: '' };

const READ: { readonly [E in Editable]: (source: SourceOf<E>) => ProviderFields<E> } = {
  movie: movieFields,
  series: seriesFields,
  person: personFields,
  collection: () => NOTHING_OF_A_COLLECTION,
};

/** TMDB's value of every field, computed by the same projection that shows it, without overrides. */
export function providerFields<E extends Editable>(entity: E, source: SourceOf<E>): ProviderFields<E> {
  return READ[entity](source);
}

function movieFields(source: MovieSource): ProviderFields<'movie'> {
  const { movie } = projectMovie(source, {}, NO_DAY);
  return {
    ...titleFields(movie, source),
    releaseDate: movie.release_date ?? null,
    ticketUrl: null,
  };
}

function seriesFields(source: SeriesSource): ProviderFields<'series'> {
  const { series } = projectSeries(source, [], {}, NO_DAY);
  return titleFields(series, source);
}

interface TitleRow {
  title: string;
  overview: string;
  tagline: string;
  certification?: string | null;
  poster_path?: string | null;
  backdrop_path?: string | null;
}

interface TitleSource {
  posters: readonly SourceImage[];
  backdrops: readonly SourceImage[];
  videos: readonly SourceVideo[];
  offers: SourceOffers;
}

function titleFields(row: TitleRow, source: TitleSource): ProviderFields<'series'> {
  return {
    ...OURS,
    ...SWITCHES,
    title: row.title,
    overview: row.overview || null,
    tagline: row.tagline || null,
    certification: row.certification ?? null,
    posterPath: row.poster_path ?? null,
    backdropPath: row.backdrop_path ?? null,
    watchUrls: null,
    gallery: [...toPictures('poster', source.posters), ...toPictures('backdrop', source.backdrops)],
    trailers: source.videos.map(({ youtubeKey: key, name, type, language, publishedAt }) => ({
      key,
      name,
      type,
      language,
      publishedAt,
    })),
    offers: source.offers.services.map(({ serviceId, serviceName, kind }) => ({ serviceId, serviceName, kind })),
  };
}

function toPictures(kind: 'poster' | 'backdrop', images: readonly SourceImage[]): TmdbPicture[] {
  return images.map(({ filePath: path, width, height, language }) => ({ kind, path, width, height, language }));
}

function personFields(source: PersonSource): ProviderFields<'person'> {
  const { person } = projectPerson(source, {});
  return {
    ...OURS,
    ...SWITCHES,
    name: person.name,
    department: person.department,
    birthday: person.birthday,
    deathday: person.deathday,
    birthplace: person.birthplace,
    // TMDB's is text, ours is HTML: converted as it would be shown, so that the two can be compared.
    biography: toParagraphs(chooseText(source.biographies).text) || null,
    profilePath: person.profile_path,
    instagramId: person.instagram_id,
    twitterId: person.twitter_id,
    facebookId: person.facebook_id,
    gallery: source.profiles.map(({ filePath: path, width, height }) => ({
      kind: 'profile',
      path,
      width,
      height,
      language: null,
    })),
  };
}
