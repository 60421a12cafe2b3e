import type { SeoData } from '#shared/contract/common.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { home } from '#shared/text/home.ts';
import { seo } from '#shared/text/seo.ts';
import { shell } from '#shared/text/shell.ts';
import type { Context } from '../../context.ts';

/** The page writes the final title, because it holds the product's name, which the operator sets. */
export function homeSeo(ctx: Context): SeoData {
  return {
    title: shell.headline,
    description: home.description,
    keywords: seo.defaultKeywords,
    imageUrl: null,
    canonicalUrl: ctx.siteUrl + paths.home(),
  };
}
