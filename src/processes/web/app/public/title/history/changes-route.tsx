import { paths } from '#shared/domain/site/paths.ts';
import { changeWords as words } from '#shared/text/titles/streaming-history.ts';
import { ask } from '#web/ask.ts';
import { loadCached } from '../../../browser-cache/client-loader.ts';
import { answerTitleFailure, cached, passHeaders, permanentRedirect } from '../../../cache.ts';
import { describeFailedPage, describePage } from '../../../seo/page-meta.ts';
import { ListFailure } from '../../lists/list-failure.tsx';
import type { Route } from './+types/changes-route';
import { ChangesPage } from './changes-page.tsx';
import { toChangesView } from './changes-view.ts';

export const headers = passHeaders;

/** `/filme/{slugId}/mudancas` and `/serie/{slugId}/mudancas` */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const tipo = url.pathname.startsWith('/filme/') ? 'movie' : 'series';
  const asked = ask(context, 'getTitleChanges', { tipo, titleSlug: params.slugId });
  const { value: answer, lifetime } = await asked.catch(answerTitleFailure);
  if (answer.redirectInfo.shouldRedirect) {
    const toPath = tipo === 'movie' ? paths.movieChanges : paths.seriesChanges;
    throw permanentRedirect(toPath(answer.slug), lifetime);
  }
  return cached(toChangesView(answer), lifetime);
}

export const clientLoader = loadCached;

/** Not for search engines: it repeats what the title's own page says. */
export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !view) return describeFailedPage(site.name, error);
  return describePage(site, {
    title: words.titleOf(view.title),
    description: words.description(view.title),
    canonical: view.path,
    kind: 'website',
    noindex: true,
  });
};

export default function Changes({ loaderData: view }: Route.ComponentProps) {
  return <ChangesPage view={view} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={words.failed} />;
}
