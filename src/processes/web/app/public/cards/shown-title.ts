import type { TitleCard } from '#shared/contract/common.ts';
import { formatRating, hasRating } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';

/** What a card shows of a film or a series, with the same fields for both. */
export interface ShownTitle {
  /** Kind and id: a film and a series may have the same id. */
  key: string;
  kind: 'movie' | 'tv';
  kindWord: string;
  title: string;
  to: string;
  year: string;
  /** Empty without votes. */
  rating: string;
  genres: readonly string[];
}

type Described = Pick<TitleCard, 'id' | 'slug' | 'vote_average' | 'vote_count' | 'genres'> &
  (
    | { media_type: 'movie'; title: string; release_year: number | null }
    | { media_type: 'tv'; name: string; first_air_year: number | null }
  );

export function toShownTitle(card: Described): ShownTitle {
  const isMovie = card.media_type === 'movie';
  return {
    key: `${card.media_type} ${card.id}`,
    kind: card.media_type,
    kindWord: isMovie ? titleWords.movie : titleWords.series,
    title: isMovie ? card.title : card.name,
    to: isMovie ? paths.movie(card.slug) : paths.oneSeries(card.slug),
    year: String((isMovie ? card.release_year : card.first_air_year) ?? ''),
    rating: hasRating(card.vote_average, card.vote_count) ? formatRating(card.vote_average, card.vote_count) : '',
    genres: card.genres.map(({ name }) => name),
  };
}
