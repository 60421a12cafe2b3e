import { STATIC_PAGE_SECONDS } from '#shared/domain/limits.ts';
import { cacheHeaders } from '#shared/domain/site/cache-headers.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { home } from '#shared/text/home.ts';
import { pageContext } from '#web/contexts.ts';
import icon192 from '../../brand/icon-192.png';
import icon512 from '../../brand/icon-512.png';
import maskableIcon from '../../brand/icon-maskable-512.png';
import { THEME_COLOUR } from '../../seo/theme-colour.ts';
import type { Route } from './+types/web-manifest-route';

/** The site's name and icon for a home screen. It opens in the browser: there is no app. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(pageContext).site;
  const manifest = {
    ...{ name, short_name: name, description: home.description, lang: 'pt-BR', dir: 'ltr' },
    ...{ id: paths.home(), start_url: paths.home(), scope: paths.home(), display: 'browser' },
    ...{ theme_color: THEME_COLOUR, background_color: THEME_COLOUR },
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: maskableIcon, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  const headers = cacheHeaders({ ttlSeconds: STATIC_PAGE_SECONDS, tags: [] });
  return Response.json(manifest, { headers: { ...headers, 'Content-Type': 'application/manifest+json' } });
}
