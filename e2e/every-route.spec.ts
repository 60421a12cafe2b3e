import { expect, expectAccessible, expectNoSidewaysScrollAtAnyWidth, test } from './visitor.ts';

/** Every address of the first half of the site, and those that lead nowhere. */
const ROUTES: [path: string, status?: number][] = [
  ['/'],
  ['/filmes'],
  ['/filmes?genero=drama&ordenacao=mais-antigos&pagina=2'],
  ['/filmes/populares'],
  ['/filmes/em-cartaz'],
  ['/filmes/proximos-lancamentos'],
  ['/filmes/melhores-avaliados'],
  ['/filmes/tendencias'],
  ['/filmes/genero/drama-18'],
  ['/filmes/plataforma/netflix-8'],
  ['/series'],
  ['/series/populares'],
  ['/series/no-ar-hoje'],
  ['/series/atualmente-no-ar'],
  ['/series/melhores-avaliadas'],
  ['/series/tendencias'],
  ['/series/genero/drama-18'],
  ['/series/plataforma/netflix-8'],
  ['/generos'],
  ['/generos/drama'],
  ['/generos/drama?tipo=tv'],
  ['/plataformas'],
  ['/plataformas/netflix'],
  ['/plataformas/netflix?tipo=tv'],
  ['/pessoas'],
  ['/pessoas?page=2'],
  ['/colecoes'],
  ['/colecoes/star-wars-em-ordem'],
  ['/buscar'],
  ['/buscar?q=cidade'],
  ['/buscar?q=zzqqxx'],
  ['/sobre'],
  ['/privacidade'],
  ['/nada', 404],
  ['/filme', 404],
  ['/generos/nada', 404],
  ['/plataformas/nada', 404],
  ['/colecoes/nada', 404],
  ['/filmes?pagina=400', 404],
];

for (const [path, status = 200] of ROUTES) {
  test(`${path} has one heading, fits every screen, and axe finds nothing to complain about`, async ({
    page,
    site,
    isMobile,
  }) => {
    const response = await page.goto(site + path, { waitUntil: 'load' });
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object/);
    await expectAccessible(page);
    // One of the two walks through all widths.
    if (isMobile) await expectNoSidewaysScrollAtAnyWidth(page);
  });
}
