import { acceptInvite, enrolApp, linkIn, newEmail, runCli, test } from './newsroom.ts';
test.use({ launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] } });
test('look', async ({ page, newsroom }) => {
  test.setTimeout(240_000);
  await acceptInvite(page, linkIn(await runCli('admin:create', newEmail('look'))), 'Lia Teste');
  await enrolApp(page);
  for (const [name, path] of [['filmes', '/admin/filmes'], ['series', '/admin/series?texto=suspeito'], ['pessoas', '/admin/pessoas'], ['painel', '/admin/dashboard'], ['importar', '/admin/importar'], ['denuncias', '/admin/denuncias']]) {
    for (const width of [1440, 820]) {
      await page.setViewportSize({ width, height: 980 });
      await page.goto(newsroom + path);
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/scratch-10b/${name}-${width}.png`, fullPage: name === 'painel' });
    }
  }
});
