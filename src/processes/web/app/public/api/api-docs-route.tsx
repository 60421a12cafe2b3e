import { describeApi } from '#server/catalogue/api-description/describe-api.ts';
import { API_DOCS_TTL_SECONDS } from '#shared/domain/limits.ts';
import { API_DOCS_PATH, OPENAPI_PATH } from '#shared/domain/site/api-description.ts';
import { apiPage } from '#shared/text/api/api-page.ts';
import { pageContext } from '#web/contexts.ts';
import { cached, passHeaders } from '../../cache.ts';
import { describePage } from '../../seo/page-meta.ts';
import type { Route } from './+types/api-docs-route';
import { ApiDocsPage } from './api-docs-page.tsx';

export const headers = passHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  return cached(
    { product: site.name, siteUrl: site.url, api: describeApi() },
    { ttlSeconds: API_DOCS_TTL_SECONDS, tags: [] },
  );
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { site } = matches[0].loaderData;
  return [
    ...describePage(site, {
      title: apiPage.title(site.name),
      description: apiPage.metaDescription,
      canonical: API_DOCS_PATH,
      kind: 'website',
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/json', href: OPENAPI_PATH },
  ];
};

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  return <ApiDocsPage {...loaderData} />;
}
