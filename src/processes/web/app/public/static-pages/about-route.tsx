import { readShownTexts } from '#server/catalogue/home/site-pages.ts';
import { STATIC_PAGE_SECONDS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { about } from '#shared/text/about.ts';
import { askDraft } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, passHeaders } from '../../cache.ts';
import { sanitiseHtml } from '../../rich-text/sanitise-html.server.ts';
import { describePage } from '../../seo/page-meta.ts';
import { toBreadcrumbList } from '../structured-data/breadcrumb-list.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import { describeTodayOrder } from '../today/describe-order.ts';
import type { Route } from './+types/about-route';
import { AboutPage } from './about-page.tsx';

export const headers = passHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, site, addTags } = context.get(pageContext);
  addTags([tags.pages()]);
  const { name, contactEmail, isDemo } = site;
  addStructuredData(context, () => toBreadcrumbList(site.url, paths.about()));
  const { questions } =
    params.token === undefined
      ? await readShownTexts(ctx, 'about')
      : (await askDraft(context, 'page', params.token).catch(answerFailure)).value;
  const own = questions?.map(({ question, answerHtml }) => ({ question, answer: sanitiseHtml(answerHtml) }));
  return cached(
    { siteName: name, contactEmail, isDemo, today: describeTodayOrder(), ...(own && { questions: own }) },
    { ttlSeconds: STATIC_PAGE_SECONDS, tags: [tags.pages()] },
  );
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ matches }) => {
  const { site } = matches[0].loaderData;
  return describePage(site, {
    title: about.title(site.name),
    description: about.description(site.name),
    canonical: paths.about(),
    kind: 'website',
  });
};

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
