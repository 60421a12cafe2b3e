import type { BrazilOffers } from '#shared/contract/title-parts.ts';
import type { EmbedAddress } from '#shared/domain/site/embed-address.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { OFFER_KINDS, type OfferKind } from '#shared/domain/titles/source-parts.ts';
import type { Context } from '../../context.ts';
import { type Answer, mapAnswer } from '../documents/answer.ts';
import { callFunction } from '../documents/call-function.ts';
import { movieCardFacts, seriesCardFacts } from './share-card-facts.ts';

/** What the widget of a title shows. */
export interface Embed {
  slug: string;
  /** Of the title's page. */
  path: string;
  title: string;
  titleLanguage: string;
  /** `2002 · 2h10` */
  caption: string;
  posterPath: string | null;
  /** Names of services, each once, by kind of offer. */
  offers: readonly { kind: OfferKind; services: readonly string[] }[];
  /** A sentence about cinemas, or empty. */
  cinema: string;
  checkedOn: string;
  shareCardUrl: string | null;
}

/** From the title's own document, so that page and widget cannot differ. Throws like the function of the page. */
export async function getEmbed(ctx: Context, { kind, slug }: EmbedAddress): Promise<Answer<Embed>> {
  if (kind === 'filme') {
    const movie = await callFunction(ctx, 'getMovieDetails', { movieSlug: slug });
    return mapAnswer(movie, (value) => ({
      ...{ slug: value.slug, path: paths.movie(value.slug) },
      ...{ titleLanguage: value.title_lang, shareCardUrl: value.seoData.imageUrl },
      ...toEmbed(movieCardFacts(value), value['watch/providers'].results.BR),
    }));
  }
  const series = await callFunction(ctx, 'getTVDetails', { seriesSlug: slug });
  return mapAnswer(series, (value) => ({
    ...{ slug: value.slug, path: paths.oneSeries(value.slug) },
    ...{ titleLanguage: value.name_lang, shareCardUrl: value.seoData.imageUrl },
    ...toEmbed(seriesCardFacts(value), value['watch/providers'].results.BR),
  }));
}

function toEmbed(
  { title, caption, picturePath, cinema = '' }: ReturnType<typeof movieCardFacts>,
  offers: BrazilOffers,
): Omit<Embed, 'slug' | 'path' | 'titleLanguage' | 'shareCardUrl'> {
  const groups = OFFER_KINDS.flatMap((kind) => {
    const services = [...new Set(offers[kind].map(({ provider_name }) => provider_name))];
    return services.length > 0 ? [{ kind, services }] : [];
  });
  return { title, caption, cinema, posterPath: picturePath, offers: groups, checkedOn: offers.checked_on };
}
