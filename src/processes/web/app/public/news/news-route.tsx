import { paths } from '#shared/domain/site/paths.ts';
import { newsWords } from '#shared/text/news.ts';
import { ask, askDraft } from '#web/ask.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { passHeaders } from '../../cache.ts';
import { sanitiseHtml } from '../../rich-text/sanitise-html.server.ts';
import { describeDocument, describeFailedPage, describeSystemPage } from '../../seo/page-meta.ts';
import { loadRecord } from '../records/load-record.server.ts';
import { toNewsThings } from '../structured-data/news-thing.server.ts';
import { MessagePage } from '../system/message-page.tsx';
import type { Route } from './+types/news-route';
import { StoryPage } from './story-page.tsx';
import { toStoryView } from './story-view.ts';

export const headers = passHeaders;

export function loader({ context, params: { slug = '', token } }: Route.LoaderArgs) {
  const isDraft = token !== undefined;
  return loadRecord(context, {
    entity: 'news',
    slug: isDraft ? undefined : slug,
    document: isDraft ? askDraft(context, 'news', token) : ask(context, 'getNewsBySlug', { slug }),
    toView: (story) => toStoryView(story, sanitiseHtml(story.body)),
    toThings: toNewsThings,
  });
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: story, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  if (!story) return describeSystemPage(site.name, newsWords.notFound);
  return describeDocument(site, story, { kind: 'article' });
};

export default function News({ loaderData: story, matches }: Route.ComponentProps) {
  const { notFound, notFoundMessage, back } = newsWords;
  if (story) return <StoryPage story={story} product={matches[0].loaderData.site.name} />;
  return <MessagePage title={notFound} message={notFoundMessage} action={{ label: back, to: paths.news() }} />;
}
