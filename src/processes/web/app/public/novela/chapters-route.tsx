import { toBrazilianDay } from '#shared/domain/day.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { pageOfChapter } from '#shared/domain/titles/chapters.ts';
import { errors } from '#shared/text/errors.ts';
import { novela as words } from '#shared/text/titles/novela.ts';
import { ask } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import {
  answerTitleFailure,
  cached,
  passHeaders,
  permanentRedirect,
  shownAsNotFound,
  temporaryRedirect,
} from '../../cache.ts';
import { describeList } from '../../seo/list-meta.ts';
import { describeFailedPage } from '../../seo/page-meta.ts';
import { buildAddress, findCanonical, readQuery } from '../lists/address.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { askablePage } from '../lists/list-page.ts';
import { toBreadcrumbList } from '../structured-data/breadcrumb-list.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/chapters-route';
import { chapterParameters, findChapter } from './chapter-query.ts';
import { ChaptersPage } from './chapters-page.tsx';
import { toChaptersView } from './chapters-view.ts';

export const headers = passHeaders;

/** The form "Pular para o capítulo" leads here with `?cap=120`, and from here to the page and place of the chapter. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { ctx, site } = context.get(pageContext);
  const query = readQuery(chapterParameters, url.searchParams);
  const input = { seriesSlug: params.slugId, page: askablePage(query.page) };
  const { value: answer, lifetime } = await ask(context, 'getTVChapters', input).catch(answerTitleFailure);

  const path = paths.chapters(answer.series.slug);
  const canonical = findCanonical(path, chapterParameters, url);
  if (canonical) throw permanentRedirect(canonical, lifetime);
  const range = { first: answer.novela.first_chapter, last: answer.novela.last_chapter };
  const chapter = findChapter(query.asked, range);
  if (chapter !== undefined) {
    const to = buildAddress(path, chapterParameters, { asked: '', page: pageOfChapter(range, chapter) });
    throw temporaryRedirect(`${to}#${words.anchor(chapter)}`, lifetime);
  }
  const { slug, name } = answer.series;
  addStructuredData(context, () => toBreadcrumbList(site.url, path, { [slug]: name }));
  const view = toChaptersView(answer, { today: toBrazilianDay(ctx.now()), asked: query.asked });
  return query.page > view.totalPages ? shownAsNotFound(view) : cached(view, lifetime);
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !view) return describeFailedPage(site.name, error);
  const toPage = (page: number) => buildAddress(view.path, chapterParameters, { asked: '', page });
  return describeList(site, {
    title: view.seo.title,
    description: view.seo.description,
    canonicalOf: toPage,
    toPage,
    page: view.page,
    totalPages: view.totalPages,
    noindex: view.noindex || view.asked !== '',
    nofollow: view.nofollow,
  });
};

export default function Chapters({ loaderData: view }: Route.ComponentProps) {
  return <ChaptersPage view={view} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={errors.chapters} />;
}
