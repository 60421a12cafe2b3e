import { expect, expectAccessible, expectNoSidewaysScrollAtAnyWidth, ON_A_PHONE_IN_ALL, test } from './visitor.ts';

interface Route {
  path: string;
  status?: number;
}
const at = (path: string, status = 200): Route => ({ path, status });

/** The layouts that differ most, and a 404, tested on the phone, which also checks all widths, and with `all` on a wide screen… */
const OF_EACH_MAKE: readonly Route[] = [
  at('/'),
  at('/filmes'),
  at('/plataformas/netflix'),
  at('/colecoes/star-wars-em-ordem'),
  at('/nada', 404),
];
/** …and all the others, tested only on the phone, and not in each check. */
const OTHERS: readonly Route[] = [
  at('/privacidade'),
  at('/buscar?q=cidade'),
  at('/gratis'),
  at('/hoje'),
  at('/filmes/genero/drama-18'),
  at('/generos'),
  at('/generos/drama'),
  at('/plataformas'),
  at('/plataformas/netflix/entraram'),
  at('/filme/cidade-de-deus-2002-598/mudancas'),
  at('/pessoas'),
  at('/colecoes'),
  at('/noticias'),
  at('/noticias?assunto=precos'),
  at('/noticia/cinema-novo-por-onde-comecar'),
  at('/serie/farol-do-rosario-900000590/capitulos'),
  at('/agenda'),
  at('/buscar'),
  at('/sobre'),
  at('/rodizio?t=f598'),
  at('/filmes/populares'),
  at('/filmes/plataforma/netflix-8'),
  at('/filmes?genero=drama&ordenacao=mais-antigos&pagina=2'),
  at('/filmes/em-cartaz'),
  at('/filmes/proximos-lancamentos'),
  at('/filmes/melhores-avaliados'),
  at('/filmes/tendencias'),
  at('/series'),
  at('/series/populares'),
  at('/series/no-ar-hoje'),
  at('/series/atualmente-no-ar'),
  at('/series/melhores-avaliadas'),
  at('/series/tendencias'),
  at('/series/genero/drama-18'),
  at('/series/plataforma/netflix-8'),
  at('/generos/drama?tipo=tv'),
  at('/plataformas/netflix?tipo=tv'),
  at('/plataformas/netflix/sairam'),
  at('/plataformas/netflix/entraram?semana=1999-01-04', 404),
  at('/serie/farol-do-rosario-900000590/mudancas'),
  at('/filme/nada/mudancas', 404),
  at('/serie/nada/mudancas', 404),
  at('/plataformas/nada/sairam', 404),
  at('/pessoas?page=2'),
  at('/buscar?q=zzqqxx'),
  at('/agenda/hoje', 404),
  at('/filme', 404),
  at('/generos/nada', 404),
  at('/plataformas/nada', 404),
  at('/colecoes/nada', 404),
  at('/noticia/nada', 404),
  at('/filmes?pagina=400', 404),
];

for (const [routes, where] of [
  [OF_EACH_MAKE, {}],
  [OTHERS, ON_A_PHONE_IN_ALL],
] as const) {
  for (const { path, status } of routes) {
    test(
      `${path} has one heading, fits every screen, and axe finds nothing to complain about`,
      where,
      async ({ page, site, isMobile }) => {
        const response = await page.goto(site + path, { waitUntil: 'load' });
        expect(response?.status()).toBe(status);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object/);
        await expectAccessible(page, { contrast: true });
        // Only one of the two projects checks all widths.
        if (isMobile) await expectNoSidewaysScrollAtAnyWidth(page);
      },
    );
  }
}
