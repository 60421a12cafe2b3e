import { findCreditSpec, findPartSpec } from '#shared/admin/domain/editing/editable-fields.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import type { Editable, FieldOf, SourceOf } from '#shared/domain/entities.ts';
import { toParagraphs } from '#shared/domain/html.ts';
import type { RatingReason } from '#shared/domain/titles/age-rating.ts';
import {
  CREDIT_LISTS,
  type CreditField,
  type CreditList,
  creditField,
  keyCredits,
} from '#shared/domain/titles/credit-edits.ts';
import type { TmdbOffer, TmdbPicture, TmdbTrailer } from '#shared/domain/titles/field-values.ts';
import type { MovieSource } from '#shared/domain/titles/movie.ts';
import { type PartField, partField, readPartEdits } from '#shared/domain/titles/part-edits.ts';
import type { SeasonSource, SeriesSource } from '#shared/domain/titles/series.ts';
import type { SourceImage, SourceOffers, SourceVideo } from '#shared/domain/titles/source-parts.ts';
import { chooseText } from './choose-texts.ts';
import { projectMovie } from './project-movie.ts';
import { projectPerson } from './project-person.ts';
import { projectEpisodes, projectSeasons } from './project-seasons.ts';
import { projectSeries } from './project-series.ts';

/** What would be published without any override; `null` where TMDB has no value. */
export type ProviderFields<E extends Editable> = { readonly [F in FieldOf<E>]-?: ProviderValue<F> };

type ProviderValue<F extends string> = F extends 'gallery'
  ? readonly TmdbPicture[]
  : F extends 'trailers'
    ? readonly TmdbTrailer[]
    : F extends 'offers'
      ? readonly TmdbOffer[]
      : F extends 'certificationReasons'
        ? readonly RatingReason[] | null
        : F extends 'similar'
          ? readonly number[]
          : F extends 'isNoindex' | 'isHidden' | 'isChronological'
            ? boolean
            : string | null;

/** What TMDB has of a field: the column of the same name in the projected row, unless it is given under the field's name. */
interface Provided {
  row: object;
  given: Readonly<Record<string, unknown>>;
}

/** Without overrides the projection does not depend on the day. */
const NO_DAY = { offersCheckedAt: new Date(0), today: '' };

/** Of records and collections nothing is given. */
const READ: { readonly [E in Editable]?: (source: SourceOf<E>) => Provided } = {
  movie: (source) => ({ row: projectMovie(source, {}, NO_DAY).movie, given: titleParts(source) }),
  series: (source) => ({ row: projectSeries(source, [], {}, NO_DAY).series, given: titleParts(source) }),
  person: (source) => ({
    row: projectPerson(source, {}).person,
    given: {
      // TMDB's is text, ours is HTML: converted as it would be shown, so that the two can be compared.
      biography: toParagraphs(chooseText(source.biographies).text),
      gallery: toPictures('profile', source.profiles),
    },
  }),
};

/** TMDB's value of every field, computed by the same projection that shows it, without overrides. */
export function providerFields<E extends Editable>(entity: E, source: SourceOf<E>): ProviderFields<E> {
  if ('defaults' in source) return { ...source.defaults } as unknown as ProviderFields<E>;
  const { row = {}, given = {} } = READ[entity]?.(source) ?? {};
  const columns = new Map<string, unknown>(Object.entries(row));
  const values = Object.entries<EditableField>(subjects[entity].fields).map(([field, { kind }]) => {
    if (kind === 'switch') return [field, false];
    // The address of a page is our own, made from its name, and a rating's source is an editor's.
    if (kind === 'slug' || kind === 'url') return [field, null];
    const value = given[field] ?? columns.get(toColumn(field));
    // No reasons are none that TMDB gives.
    return [field, kind === 'reasons' ? orNone(value) : value || null];
  });
  return Object.fromEntries(values) as ProviderFields<E>;
}

const UNEDITED = readPartEdits({});

/** The same for fields of seasons and episodes. One that TMDB does not list is left out. */
export function providerParts(
  series: SeriesSource,
  sources: readonly SeasonSource[],
  parts: readonly PartField[],
): Readonly<Record<string, unknown>> {
  const keyOf = (season: number, episode?: number) => `${season}/${episode ?? ''}`;
  const seasons = projectSeasons(series, sources, UNEDITED).map((row) => [keyOf(row.number), row] as const);
  const episodes = projectEpisodes(series, sources, { isNovela: false, edits: UNEDITED }).map(
    (row) => [keyOf(row.season_number, row.number), row] as const,
  );
  const rows = new Map<string, object>([...seasons, ...episodes]);
  const values = parts.flatMap((part) => {
    const row = rows.get(keyOf(part.season, part.episode));
    const kind = findPartSpec(part)?.kind;
    if (!row || !kind) return [];
    const value = new Map<string, unknown>(Object.entries(row)).get(toColumn(part.name));
    return [[partField(part), kind === 'switch' ? false : value || null] as const];
  });
  return Object.fromEntries(values);
}

/** The same for fields of credits. One that TMDB does not have is left out. */
export function providerCredits(
  source: Pick<MovieSource, 'cast' | 'crew'>,
  fields: readonly CreditField[],
): Readonly<Record<string, unknown>> {
  const keyed = (list: CreditList) =>
    keyCredits(list, source[list] as readonly { personId: number; job?: string; character?: string }[]);
  const credits = new Map(
    CREDIT_LISTS.flatMap((list) => keyed(list).map(({ key, credit }) => [`${list} ${key}`, credit] as const)),
  );
  const values = fields.flatMap((field) => {
    const credit = credits.get(`${field.list} ${field.key}`);
    const kind = findCreditSpec(field)?.kind;
    if (!credit || !kind) return [];
    const text = field.name === 'character' ? credit.character : field.name === 'job' ? credit.job : undefined;
    return [[creditField(field), kind === 'switch' ? false : text || null] as const];
  });
  return Object.fromEntries(values);
}

const orNone = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value : null);

/** `posterPath` is in `poster_path`. */
export function toColumn(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

interface TitleSource {
  posters: readonly SourceImage[];
  backdrops: readonly SourceImage[];
  videos: readonly SourceVideo[];
  offers: SourceOffers;
  recommendationIds: readonly number[];
}

function titleParts(source: TitleSource): Provided['given'] {
  const trailers: TmdbTrailer[] = source.videos.map(({ youtubeKey: key, name, type, language, publishedAt }) => ({
    ...{ key, name, type, language, publishedAt },
  }));
  const offers: TmdbOffer[] = source.offers.services.map(({ serviceId, serviceName, kind }) => ({
    ...{ serviceId, serviceName, kind },
  }));
  return {
    gallery: [...toPictures('poster', source.posters), ...toPictures('backdrop', source.backdrops)],
    ...{ trailers, offers, similar: source.recommendationIds },
  };
}

function toPictures(
  kind: TmdbPicture['kind'],
  images: readonly { filePath: string; width: number; height: number; language?: string | null }[],
): TmdbPicture[] {
  return images.map(({ filePath: path, width, height, language = null }) => ({ kind, path, width, height, language }));
}
