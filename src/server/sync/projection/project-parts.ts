import { toBrazilianDay } from '#shared/domain/day.ts';
import { SIMILAR_TITLES_STORED } from '#shared/domain/limits.ts';
import { buildPersonSlug, normaliseForSearch } from '#shared/domain/slug.ts';
import type { AddedTrailer, SimilarEdits, TrailerEdits } from '#shared/domain/titles/field-values.ts';
import type { SourceOffers, SourcePerson, SourceVideo } from '#shared/domain/titles/source-parts.ts';
import type { CreditedPerson } from '../../store/people/credited-people.ts';
import type { Alias } from '../../store/titles/aliases.ts';

/** Rows that films and series share. `owner` is the foreign key, e.g. `{ movie_id: 598 }`. */
export function projectVideos<O extends object>(owner: O, videos: readonly SourceVideo[], trailers?: TrailerEdits) {
  const known = new Set(videos.map(({ youtubeKey }) => youtubeKey));
  const added = (trailers?.added ?? []).filter(({ key }) => !known.has(key)).map(toAddedVideo);
  return inChosenOrder([...videos, ...added], ({ youtubeKey }) => youtubeKey, trailers).map((video, position) => ({
    ...owner,
    position,
    tmdb_id: video.tmdbId,
    youtube_key: video.youtubeKey,
    name: video.name,
    type: video.type,
    language: video.language,
    is_official: video.isOfficial,
    published_at: video.publishedAt,
    is_pinned: trailers?.first.includes(video.youtubeKey) ?? false,
  }));
}

/** Its language is that of the site: an editor chose it for its visitors. */
function toAddedVideo({ key, name, publishedOn }: AddedTrailer): SourceVideo {
  const publishedAt = `${publishedOn}T12:00:00.000Z`;
  return {
    tmdbId: `own-${key}`,
    youtubeKey: key,
    name,
    type: 'Trailer',
    language: 'pt',
    isOfficial: true,
    publishedAt,
  };
}

export function projectServices(offers: SourceOffers) {
  return uniqueById(
    offers.services.map((offer) => ({ id: offer.serviceId, name: offer.serviceName, logo_path: offer.logoPath })),
  );
}

/** Everyone credited, once. Of several credits of one person, the one with a popularity wins. */
export function projectPeople(members: readonly SourcePerson[]): CreditedPerson[] {
  const people = members.map((member) => ({
    id: member.personId,
    name: member.name,
    slug: buildPersonSlug(member.name, member.personId),
    profile_path: member.profilePath,
    popularity: member.popularity,
    search_name: normaliseForSearch(member.name),
  }));
  return uniqueById(people.toSorted((a, b) => a.popularity - b.popularity));
}

/** Sorted by id: two transactions that save the same people then lock rows in the same order and cannot deadlock. */
function uniqueById<T extends { id: number }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => a.id - b.id);
}

/** Pinned titles first, then TMDB's without those an editor banned. */
export function projectSimilar(id: number, recommended: readonly number[], edits?: SimilarEdits): number[] {
  const banned = new Set(edits?.banned.map((title) => title.id));
  const ids = new Set([...(edits?.pinned ?? []), ...recommended].filter((each) => each !== id && !banned.has(each)));
  return [...ids].slice(0, SIMILAR_TITLES_STORED);
}

/** Other names the search finds it by. Of two that normalise to the same text, the later spelling is stored. */
export function projectAliases(aliases: readonly string[] = []): Alias[] {
  const named = aliases.map((alias) => ({ alias: alias.trim(), searchAlias: normaliseForSearch(alias) }));
  const unique = new Map(named.map((alias) => [alias.searchAlias, alias]));
  unique.delete('');
  return [...unique.values()];
}

interface Choice {
  first: readonly string[];
  hidden: readonly string[];
}

/** Rows an editor put first come first, in the editor's order; hidden rows are left out; the rest keep their order. */
export function inChosenOrder<T>(rows: readonly T[], keyOf: (row: T) => string, choice: Choice | undefined): T[] {
  if (!choice) return [...rows];
  const hidden = new Set(choice.hidden);
  const places = new Map(choice.first.map((key, place) => [key, place]));
  const placeOf = (row: T) => places.get(keyOf(row)) ?? places.size;
  return rows.filter((row) => !hidden.has(keyOf(row))).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The date of a projection: offers that an editor hides or adds for a time depend on the day. */
export interface ProjectionDate {
  /** When TMDB last reported the offers. */
  offersCheckedAt: Date;
  /** In Brazil. */
  today: string;
}

export function projectionDateOf({ fetchedAt }: { fetchedAt: Date }, now: Date): ProjectionDate {
  return { offersCheckedAt: fetchedAt, today: toBrazilianDay(now) };
}
