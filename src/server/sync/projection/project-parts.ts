import { buildPersonSlug, normaliseForSearch } from '#shared/domain/slug.ts';
import type { TrailerEdits } from '#shared/domain/titles/field-values.ts';
import type { SourceOffers, SourcePerson, SourceVideo } from '#shared/domain/titles/source-parts.ts';
import type { CreditedPerson } from '../../store/people/credited-people.ts';
import { inChosenOrder } from './in-chosen-order.ts';

/** Rows that films and series share. `owner` is the foreign key, e.g. `{ movie_id: 598 }`. */
export function projectVideos<O extends object>(owner: O, videos: readonly SourceVideo[], trailers?: TrailerEdits) {
  return inChosenOrder(videos, ({ youtubeKey }) => youtubeKey, trailers).map((video, position) => ({
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
