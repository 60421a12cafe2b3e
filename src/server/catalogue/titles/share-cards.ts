import {
  RECORD_OF_CARD,
  type ShareCardAddress,
  type ShareCardFacts,
  seasonCardSlug,
} from '#shared/domain/pictures/share-card-url.ts';
import type { Context } from '../../context.ts';
import { callFunction } from '../documents/call-function.ts';
import { recordReaders } from '../records/record-readers.ts';
import { movieCardFacts, personCardFacts, seasonCardFacts, seriesCardFacts } from './share-card-facts.ts';

const SEASON = /^(.+)-temporada-(\d{1,4})$/;

/** A card as it is today: the canonical slug of its page, and what is drawn. */
interface CurrentCard {
  slug: string;
  facts: ShareCardFacts;
}

/** Throws like the function of the page. */
export async function getShareCard(
  ctx: Context,
  { kind, slug }: Pick<ShareCardAddress, 'kind' | 'slug'>,
): Promise<CurrentCard> {
  switch (kind) {
    case 'filme': {
      const { value } = await callFunction(ctx, 'getMovieDetails', { movieSlug: slug });
      return { slug: value.slug, facts: movieCardFacts(value) };
    }
    case 'serie': {
      const { value } = await callFunction(ctx, 'getTVDetails', { seriesSlug: slug });
      return { slug: value.slug, facts: seriesCardFacts(value) };
    }
    case 'temporada': {
      const [, seriesSlug = slug, number = '0'] = SEASON.exec(slug) ?? [];
      const seasonNumber = Number(number);
      const { value } = await callFunction(ctx, 'getTVSeasonDetails', { seriesSlug, seasonNumber });
      const { value: series } = await callFunction(ctx, 'getTVDetails', { seriesId: value.series.id });
      return { slug: seasonCardSlug(value.series.slug, seasonNumber), facts: seasonCardFacts(value, series) };
    }
    case 'pessoa': {
      const { value } = await callFunction(ctx, 'getPersonDetails', { personSlug: slug });
      return { slug: value.slug, facts: personCardFacts(value) };
    }
    default:
      return recordReaders[RECORD_OF_CARD[kind]].shareCard(ctx, slug);
  }
}
