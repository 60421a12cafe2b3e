import { NEWS_PAGE_SIZE } from '#shared/domain/limits.ts';
import { newsWords as words } from '#shared/text/news.ts';
import { ask } from '#web/ask.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { passHeaders } from '../../cache.ts';
import { describeList } from '../../seo/list-meta.ts';
import { describeFailedPage } from '../../seo/page-meta.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { loadRecordList } from '../records/load-record.server.ts';
import type { Route } from './+types/news-list-route';
import { NewsPage, type NewsQuery, newsParameters, toNewsPage } from './news-page.tsx';

const nameOf = ({ topic }: NewsQuery) => (topic ? words.titleOf(words.topics[topic]) : words.news);

export const headers = passHeaders;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadRecordList(context, url, {
    entity: 'news',
    parameters: newsParameters,
    perPage: NEWS_PAGE_SIZE,
    ask: ({ topic: assunto, page }) => ask(context, 'getNews', { assunto, page }),
    describe: (query) => ({ name: nameOf(query), description: words.description }),
  });

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !loaderData) return describeFailedPage(site.name, error);
  const { query, list } = loaderData;
  const toPage = (page: number) => toNewsPage({ ...query, page });
  return describeList(site, {
    ...{ title: nameOf(query), description: words.description, canonicalOf: toPage, toPage },
    ...{ page: list.page, totalPages: list.totalPages, noindex: query.topic !== undefined && list.totalResults === 0 },
  });
};

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={words.failed} />;
}
