import type { CardAvailability, TitleCard } from '#shared/contract/common.ts';
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

type Described = Pick<TitleCard, 'id' | 'slug' | 'vote_average' | 'vote_count'> & {
  genres: readonly { name: string }[];
} & (
    | { media_type: 'movie'; title: string; release_year: number | null }
    | {
        media_type: 'tv';
        name: string;
        first_air_year: number | null;
        episode?: { network: string | null } | undefined;
      }
  );

/** What a poster's card shows of a title. */
export type PosterTitle = Described & Pick<TitleCard, 'poster_path'> & CardAvailability;

/** A card without what its poster does not show: what a page sends to the browser costs the server more than to leave it out. */
export function toPosterTitle({ backdrop_path: _backdrop, genres, ...shown }: TitleCard): PosterTitle {
  return { ...shown, genres: genres.slice(0, 1).map(({ name }) => ({ name })) };
}

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
