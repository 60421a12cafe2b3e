import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { API_DOCS_ROUTE } from '#shared/domain/site/api-description.ts';
import { rankedLinks } from '#shared/domain/site/ranked-lists.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';

/** Older addresses of seasons and episodes. `/serie/{slug}/temporada-{n}` matches today's pattern; its route redirects. */
function formerSeasons(pattern: string) {
  return [pattern, `${pattern}/episodio/:episodeNumber`].map((path) =>
    route(path, 'public/season/season-redirect-route.tsx', { id: path }),
  );
}

function rankedRoutes(kind: TitleKind) {
  return rankedLinks(kind).map(({ to }) =>
    route(to.slice(1), 'public/lists/ranked-list-route.tsx', { id: to.slice(1) }),
  );
}

/** Addresses are Portuguese, modules English. Links are built by shared/domain/site/paths.ts. */
const site = [
  index('public/home/home-route.tsx'),
  route('filme', 'public/title/title-invalid-route.tsx', { id: 'movie-invalid' }),
  route('filme/:slugId', 'public/title/movie-route.tsx'),
  route('filme/:slugId/informar-erro', 'public/reports/report-error-route.tsx', { id: 'report-movie' }),
  route('filme/:slugId/mudancas', 'public/title/history/changes-route.tsx', { id: 'movie-changes' }),
  route('serie', 'public/title/title-invalid-route.tsx', { id: 'series-invalid' }),
  route('serie/:slugId', 'public/title/series-route.tsx', { id: 'one-series' }),
  route('serie/:slugId/informar-erro', 'public/reports/report-error-route.tsx', { id: 'report-series' }),
  route('serie/:slugId/mudancas', 'public/title/history/changes-route.tsx', { id: 'series-changes' }),
  route('serie/:slugId/capitulos', 'public/novela/chapters-route.tsx'),
  route('serie/:slugId/:seasonNumber', 'public/season/season-route.tsx'),
  route('serie/:slugId/:seasonNumber/episodio/:episodeNumber', 'public/episode/episode-route.tsx'),
  ...formerSeasons('serie/:slugId/temporada/:seasonNumber'),

  // Lists that differ only in their content share a module, which reads the rest from the matched pattern.
  route('filmes', 'public/lists/title-list-route.tsx', { id: 'movies' }),
  ...rankedRoutes('movie'),
  route('filmes/genero/:slugId', 'public/lists/genre-list-route.tsx', { id: 'movies-of-genre' }),
  route('filmes/plataforma/:slugId', 'public/lists/platform-list-route.tsx', { id: 'movies-on-platform' }),
  route('series', 'public/lists/title-list-route.tsx', { id: 'series' }),
  ...rankedRoutes('series'),
  route('series/genero/:slugId', 'public/lists/genre-list-route.tsx', { id: 'series-of-genre' }),
  route('series/plataforma/:slugId', 'public/lists/platform-list-route.tsx', { id: 'series-on-platform' }),
  ...formerSeasons('series/:slugId/:seasonNumber'),
  ...formerSeasons('series/:slugId/temporada/:seasonNumber'),
  route('generos', 'public/genres/genres-route.tsx'),
  route('generos/:slug', 'public/genres/genre-route.tsx'),
  route('plataformas', 'public/platforms/platforms-route.tsx'),
  route('plataformas/:slug', 'public/platforms/platform-route.tsx'),
  route('plataformas/:slug/entraram', 'public/platform-history/platform-history-route.tsx', { id: 'arrived' }),
  route('plataformas/:slug/sairam', 'public/platform-history/platform-history-route.tsx', { id: 'left' }),
  route('pessoas', 'public/people/people-route.tsx'),
  route('pessoa', 'public/person/person-invalid-route.tsx'),
  route('pessoa/:slug', 'public/person/person-route.tsx'),

  route('hoje', 'public/today/today-route.tsx'),
  route('agenda', 'public/agenda/agenda-route.tsx', { id: 'agenda' }),
  route('agenda/:day', 'public/agenda/agenda-route.tsx', { id: 'agenda-week' }),
  route('rodizio', 'public/rotation/rotation-route.tsx'),
  route('gratis', 'public/free/free-route.tsx'),
  route('buscar', 'public/search/search-route.tsx'),
  route('colecoes', 'public/collections/collections-route.tsx'),
  route('colecoes/:slug', 'public/collections/collection-route.tsx'),
  route('noticias', 'public/news/news-list-route.tsx'),
  route('noticia/:slug', 'public/news/news-route.tsx'),
  route('sobre', 'public/static-pages/about-route.tsx'),
  route('privacidade', 'public/static-pages/privacy-route.tsx'),

  route('api/docs', 'public/api/api-docs-route.tsx', { id: API_DOCS_ROUTE }),

  // The same pages rendered from a draft. They are in no cache, list or sitemap.
  layout('public/preview/preview-route.tsx', [
    route('previa/filme/:token', 'public/title/movie-route.tsx', { id: 'preview-movie' }),
    route('previa/serie/:token', 'public/title/series-route.tsx', { id: 'preview-series' }),
    route('previa/pessoa/:token', 'public/person/person-route.tsx', { id: 'preview-person' }),
    route('previa/colecao/:token', 'public/collections/collection-route.tsx', { id: 'preview-collection' }),
    route('previa/noticia/:token', 'public/news/news-route.tsx', { id: 'preview-news' }),
    route('previa/sobre/:token', 'public/static-pages/about-route.tsx', { id: 'preview-about' }),
    route('previa/privacidade/:token', 'public/static-pages/privacy-route.tsx', { id: 'preview-privacy' }),
    route('previa/plataforma/:token', 'public/platforms/platform-route.tsx', { id: 'preview-platform' }),
    route('previa/genero/:token', 'public/genres/genre-route.tsx', { id: 'preview-genre' }),
    route('previa/inicio/:token', 'public/home/home-route.tsx', { id: 'preview-home' }),
  ]),
  route('manifest.webmanifest', 'public/static-pages/web-manifest-route.ts'),
  route('economia.js', 'public/static-pages/data-saver-route.ts'),

  route('*', 'public/system/not-found-route.tsx'),
];

/** One file each for the lists, the first screens and the edit screens of all subjects, under the words of their declarations. */
const ofSubjects = Object.entries(subjects).flatMap(([entity, { word, isAlone, rules }]) => [
  ...(rules?.list ? [route(`admin/${word}`, 'admin/subjects/list-route.tsx', { id: `admin/list/${entity}` })] : []),
  ...(rules?.new ? [route(`admin/${word}/novo`, 'admin/subjects/new-route.tsx', { id: `admin/new/${entity}` })] : []),
  ...(rules
    ? [route(`admin/${word}${isAlone ? '' : '/:id'}`, 'admin/subjects/edit-route.tsx', { id: `admin/edit/${entity}` })]
    : []),
]);

/** shared/admin/domain/rules.ts says which role may open a page and run its actions; a test fails for a page without a rule. */
const admin = [
  layout('admin/sign-in/sign-in-layout.tsx', [
    route('admin/login', 'admin/sign-in/sign-in-route.tsx'),
    route('admin/verificacao', 'admin/sign-in/second-step-route.tsx'),
    route('admin/duas-etapas', 'admin/sign-in/enrolment-route.tsx'),
    route('admin/convite', 'admin/sign-in/invite-route.tsx'),
    route('admin/recuperar', 'admin/sign-in/recovery-route.tsx'),
    route('admin/sair', 'admin/sign-in/sign-out-route.tsx'),
    route('admin/notificacoes/sair', 'admin/notifications/unsubscribe-route.tsx'),
  ]),
  layout('admin/frame/admin-layout.tsx', [
    route('admin', 'admin/dashboard/index-route.tsx'),
    route('admin/dashboard', 'admin/dashboard/dashboard-route.tsx'),
    ...ofSubjects,
    route('admin/colecoes/titulos', 'admin/collections/collection-titles-route.tsx'),
    route('admin/revisoes', 'admin/reviews/reviews-route.tsx'),
    route('admin/revisoes/:id', 'admin/reviews/review-route.tsx'),
    route('admin/calendario', 'admin/calendar/calendar-route.tsx'),
    route('admin/presenca', 'admin/presence/presence-route.tsx'),
    route('admin/lotes/:id', 'admin/change-sets/change-set-route.tsx'),
    route('admin/denuncias', 'admin/visitor-reports/reports-route.tsx'),
    route('admin/importar', 'admin/import/import-route.tsx'),
    route('admin/exportar', 'admin/subjects/export-route.tsx'),
    route('admin/conflitos', 'admin/compare/conflicts-route.tsx'),
    route('admin/lixeira', 'admin/compare/trash-route.tsx'),
    route('admin/ofertas', 'admin/subscriptions/subscriptions-route.tsx'),
    route('admin/ofertas/exportar', 'admin/subscriptions/subscriptions-export-route.tsx'),
    route('admin/filmes/:id/vozes', 'admin/dubbing/movie-voices-route.tsx'),
    route('admin/series/:id/vozes', 'admin/dubbing/series-voices-route.tsx'),
    route('admin/vozes/exportar', 'admin/dubbing/voices-export-route.tsx'),
    route('admin/ofertas/gratis', 'admin/free-services/free-services-route.tsx'),
    route('admin/ofertas/gratis/:id', 'admin/free-services/free-offers-route.tsx'),
    route('admin/ofertas/gratis/:id/exportar', 'admin/free-services/free-offers-export-route.tsx'),
    route('admin/midia', 'admin/media/media-route.tsx'),
    route('admin/midia/:id', 'admin/media/picture-route.tsx'),
    route('admin/redirecionamentos', 'admin/site/redirects-route.tsx'),
    route('admin/buscas', 'admin/site/searches-route.tsx'),
    route('admin/links', 'admin/links/links-route.tsx'),
    route('admin/ingressos', 'admin/site/tickets-route.tsx'),
    route('admin/auditoria', 'admin/audit/audit-route.tsx'),
    route('admin/auditoria/exportar', 'admin/audit/audit-export-route.tsx'),
    route('admin/rotinas', 'admin/dashboard/routines-route.tsx'),
    route('admin/arquivo', 'admin/archive/archive-route.tsx'),
    route('admin/arquivo/exportar', 'admin/archive/archive-export-route.tsx'),
    route('admin/configuracoes', 'admin/site/settings-route.tsx'),
    route('admin/ir', 'admin/palette/go-to-route.tsx'),
    route('admin/usuarios', 'admin/team/team-route.tsx'),
    route('admin/sessoes', 'admin/team/sessions-route.tsx'),
    route('admin/conta', 'admin/account/account-route.tsx'),
    route('admin/notificacoes', 'admin/notifications/notifications-route.tsx'),
    route('admin/conta/notificacoes', 'admin/notifications/preferences-route.tsx'),
    route('admin/codigos', 'admin/account/recovery-codes-route.tsx'),
    route('admin/confirmar', 'admin/account/confirm-route.tsx'),
    route('admin/*', 'admin/frame/not-found-route.tsx'),
  ]),
];

export default [...site, ...admin] satisfies RouteConfig;
