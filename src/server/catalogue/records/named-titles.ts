import type { MediaItem } from '#shared/contract/collections.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import type { CollectionTitle, StoredCollectionTitle } from '../../store/records/record-titles.ts';
import { type CardDay, toCardAvailability } from '../titles/to-card-availability.ts';
import { toRating } from '../titles/to-title-card.ts';

/** Leaves out hidden and unknown titles; the others keep their order. */
export function keepShown(titles: readonly CollectionTitle[]): StoredCollectionTitle[] {
  return titles.filter((title): title is StoredCollectionTitle => title.is_public === true);
}

export function toMediaItem(title: StoredCollectionTitle, day: CardDay): MediaItem {
  const named =
    title.kind === 'movie'
      ? ({ type: 'movie', titulo: title.title, release_date: title.day } as const)
      : ({ type: 'tv', nome: title.title, first_air_date: title.day } as const);
  return {
    id: title.id,
    ...named,
    slug: title.slug,
    ano: title.year,
    poster_path: title.poster_path,
    backdrop_path: title.backdrop_path,
    vote_average: toRating(title.vote_average),
    ...toCardAvailability({ ...title, premiere: title.is_own_premiere ? title.day : null }, day),
    nota: title.note,
    ...(title.is_skippable && { podePular: true }),
  };
}

export function toTitlePart({ kind, id, version }: CollectionTitle): DocumentPart {
  return { kind, id, version };
}
