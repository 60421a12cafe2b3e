import { readShownTexts } from '#server/catalogue/home/site-pages.ts';
import { STATIC_PAGE_SECONDS } from '#shared/domain/limits.ts';
import { NO_OPERATOR } from '#shared/domain/site/operator.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { privacy } from '#shared/text/privacy.ts';
import { askDraft } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, passHeaders } from '../../cache.ts';
import { sanitiseHtml } from '../../rich-text/sanitise-html.server.ts';
import { describePage } from '../../seo/page-meta.ts';
import { toBreadcrumbList } from '../structured-data/breadcrumb-list.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/privacy-route';
import { PrivacyPage } from './privacy-page.tsx';

export const headers = passHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, site, addTags } = context.get(pageContext);
  addTags([tags.pages()]);
  const { name, contactEmail, operator = NO_OPERATOR, hasGoogleAnalytics } = site;
  addStructuredData(context, () => toBreadcrumbList(site.url, paths.privacy()));
  const { sections = {}, writtenOn } =
    params.token === undefined
      ? await readShownTexts(ctx, 'privacy')
      : (await askDraft(context, 'page', params.token).catch(answerFailure)).value;
  const own = Object.fromEntries(Object.entries(sections).map(([id, html]) => [id, sanitiseHtml(html)]));
  return cached(
    { siteName: name, contactEmail, operator, hasGoogleAnalytics, ...(writtenOn && { writtenOn, own }) },
    { ttlSeconds: STATIC_PAGE_SECONDS, tags: [tags.pages()] },
  );
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData.site, {
    title: privacy.title,
    description: privacy.description,
    canonical: paths.privacy(),
    kind: 'website',
  });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage {...loaderData} />;
}
