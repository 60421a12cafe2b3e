import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Older addresses of seasons and episodes. `/serie/{slug}/temporada-{n}` matches today's pattern; its route redirects. */
function formerSeasons(pattern: string) {
  return [pattern, `${pattern}/episodio/:episodeNumber`].map((path) =>
    route(path, 'routes/season-redirect.tsx', { id: path }),
  );
}

/** Addresses are Portuguese, modules English. Links are built by shared/domain/paths.ts. */
const site = [
  index('routes/home.tsx'),
  route('filme', 'routes/movie-invalid.tsx'),
  route('filme/:slugId', 'routes/movie.tsx'),
  route('filme/:slugId/informar-erro', 'routes/report-error.tsx', { id: 'report-movie' }),
  route('serie', 'routes/series-invalid.tsx'),
  route('serie/:slugId', 'routes/series.tsx', { id: 'one-series' }),
  route('serie/:slugId/informar-erro', 'routes/report-error.tsx', { id: 'report-series' }),
  route('serie/:slugId/:seasonNumber', 'routes/season.tsx'),
  route('serie/:slugId/:seasonNumber/episodio/:episodeNumber', 'routes/episode.tsx'),
  ...formerSeasons('serie/:slugId/temporada/:seasonNumber'),

  // Lists that differ only in their content share a module, which reads the rest from the matched pattern.
  route('filmes', 'routes/title-list.tsx', { id: 'movies' }),
  route('filmes/populares', 'routes/ranked-list.tsx', { id: 'popular-movies' }),
  route('filmes/em-cartaz', 'routes/ranked-list.tsx', { id: 'now-playing' }),
  route('filmes/proximos-lancamentos', 'routes/ranked-list.tsx', { id: 'upcoming' }),
  route('filmes/melhores-avaliados', 'routes/ranked-list.tsx', { id: 'top-rated-movies' }),
  route('filmes/tendencias', 'routes/ranked-list.tsx', { id: 'trending-movies' }),
  route('filmes/genero/:slugId', 'routes/genre-list.tsx', { id: 'movies-of-genre' }),
  route('filmes/plataforma/:slugId', 'routes/platform-list.tsx', { id: 'movies-on-platform' }),
  route('series', 'routes/title-list.tsx', { id: 'series' }),
  route('series/populares', 'routes/ranked-list.tsx', { id: 'popular-series' }),
  route('series/no-ar-hoje', 'routes/ranked-list.tsx', { id: 'airing-today' }),
  route('series/atualmente-no-ar', 'routes/ranked-list.tsx', { id: 'on-the-air' }),
  route('series/melhores-avaliadas', 'routes/ranked-list.tsx', { id: 'top-rated-series' }),
  route('series/tendencias', 'routes/ranked-list.tsx', { id: 'trending-series' }),
  route('series/genero/:slugId', 'routes/genre-list.tsx', { id: 'series-of-genre' }),
  route('series/plataforma/:slugId', 'routes/platform-list.tsx', { id: 'series-on-platform' }),
  ...formerSeasons('series/:slugId/:seasonNumber'),
  ...formerSeasons('series/:slugId/temporada/:seasonNumber'),
  route('generos', 'routes/genres.tsx'),
  route('generos/:slug', 'routes/genre.tsx'),
  route('plataformas', 'routes/platforms.tsx'),
  route('plataformas/:slug', 'routes/platform.tsx'),
  route('pessoas', 'routes/people.tsx'),
  route('pessoa', 'routes/person-invalid.tsx'),
  route('pessoa/:slug', 'routes/person.tsx'),

  route('buscar', 'routes/search.tsx'),
  route('colecoes', 'routes/collections.tsx'),
  route('colecoes/:slug', 'routes/collection.tsx'),
  route('sobre', 'routes/about.tsx'),
  route('privacidade', 'routes/privacy.tsx'),

  // The same pages rendered from a draft. They are in no cache, list or sitemap.
  layout('routes/preview.tsx', [
    route('previa/filme/:token', 'routes/movie.tsx', { id: 'preview-movie' }),
    route('previa/serie/:token', 'routes/series.tsx', { id: 'preview-series' }),
    route('previa/pessoa/:token', 'routes/person.tsx', { id: 'preview-person' }),
    route('previa/colecao/:token', 'routes/collection.tsx', { id: 'preview-collection' }),
  ]),
  route('manifest.webmanifest', 'routes/web-manifest.ts'),

  route('*', 'routes/not-found.tsx'),
];

/** shared/domain/admin-rules.ts says which role may open a page and run its actions; a test fails for a page without a rule. */
const admin = [
  layout('routes/admin/sign-in-layout.tsx', [
    route('admin/login', 'routes/admin/sign-in.tsx'),
    route('admin/verificacao', 'routes/admin/second-step.tsx'),
    route('admin/duas-etapas', 'routes/admin/enrolment.tsx'),
    route('admin/convite', 'routes/admin/invite.tsx'),
    route('admin/recuperar', 'routes/admin/recovery.tsx'),
    route('admin/sair', 'routes/admin/sign-out.tsx'),
  ]),
  layout('routes/admin/newsroom.tsx', [
    route('admin', 'routes/admin/index.tsx'),
    route('admin/dashboard', 'routes/admin/dashboard.tsx'),
    route('admin/filmes', 'routes/admin/movies.tsx'),
    route('admin/filmes/:id', 'routes/admin/edit-movie.tsx'),
    route('admin/series', 'routes/admin/all-series.tsx'),
    route('admin/series/:id', 'routes/admin/edit-series.tsx'),
    route('admin/pessoas', 'routes/admin/people.tsx'),
    route('admin/pessoas/:id', 'routes/admin/edit-person.tsx'),
    route('admin/colecoes', 'routes/admin/collections.tsx'),
    route('admin/colecoes/titulos', 'routes/admin/collection-titles.tsx'),
    route('admin/colecoes/novo', 'routes/admin/new-collection.tsx'),
    route('admin/colecoes/:id', 'routes/admin/edit-collection.tsx'),
    route('admin/lotes/:id', 'routes/admin/bulk.tsx'),
    route('admin/denuncias', 'routes/admin/reports.tsx'),
    route('admin/importar', 'routes/admin/import.tsx'),
    route('admin/exportar', 'routes/admin/export.tsx'),
    route('admin/conflitos', 'routes/admin/conflicts.tsx'),
    route('admin/lixeira', 'routes/admin/trash.tsx'),
    route('admin/destaques', 'routes/admin/home-pins.tsx'),
    route('admin/redirecionamentos', 'routes/admin/redirects.tsx'),
    route('admin/generos', 'routes/admin/genres.tsx'),
    route('admin/plataformas', 'routes/admin/platforms.tsx'),
    route('admin/paginas', 'routes/admin/pages.tsx'),
    route('admin/buscas', 'routes/admin/searches.tsx'),
    route('admin/ingressos', 'routes/admin/tickets.tsx'),
    route('admin/auditoria', 'routes/admin/audit.tsx'),
    route('admin/auditoria/exportar', 'routes/admin/audit-export.tsx'),
    route('admin/configuracoes', 'routes/admin/settings.tsx'),
    route('admin/ir', 'routes/admin/go-to.tsx'),
    route('admin/usuarios', 'routes/admin/team.tsx'),
    route('admin/sessoes', 'routes/admin/sessions.tsx'),
    route('admin/conta', 'routes/admin/account.tsx'),
    route('admin/codigos', 'routes/admin/recovery-codes.tsx'),
    route('admin/confirmar', 'routes/admin/confirm.tsx'),
    route('admin/*', 'routes/admin/not-found.tsx'),
  ]),
];

export default [...site, ...admin] satisfies RouteConfig;
