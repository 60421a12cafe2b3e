import type { CardProvider, TitleCard } from '#shared/contract/common.ts';
import { formatRating, hasRating } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/paths.ts';
import { describeWatchService, type WatchService } from '#shared/domain/watch-services.ts';
import { titleWords } from '#shared/text/title-words.ts';

/** A film or a series as a card names it, whichever of the two it is. */
export interface ShownTitle {
  /** A film and a series may have the same number. */
  key: string;
  kind: 'movie' | 'tv';
  kindWord: string;
  title: string;
  to: string;
  year: string;
  /** Empty where nobody voted. */
  rating: string;
  genres: readonly string[];
  /** The first of those that stream it. */
  service: CardService | undefined;
}

type CardService = WatchService & { logo: string | null };

type Described = Pick<TitleCard, 'id' | 'slug' | 'vote_average' | 'vote_count' | 'genres' | 'providers'> &
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
    service: toService(card.providers?.[0]),
  };
}

function toService(provider: CardProvider | undefined): CardService | undefined {
  if (!provider) return undefined;
  const { provider_id: id, provider_name: name, logo_path: logo } = provider;
  // An editor may have given it another name than ours.
  return { ...describeWatchService(id, name), label: name, logo };
}
