import { expect } from '@playwright/test';
import { expectPublished, expectSaved, SEEN_WITHIN_MS, test } from './admin.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.editor.cookies));

test('an editor enters a service and pastes a link, and a visitor without script sees both on /gratis', {
  tag: IN_ALL,
}, async ({ page, browser, admin, site, visitor }) => {
  // A name of its own in each run: the database is shared.
  const word = Date.now().toString(36);
  const name = `Cine ${word}`;
  const home = `https://cine-${word}.example/`;

  await page.goto(`${admin}/admin/ofertas/gratis`);
  await expect(page.getByRole('heading', { level: 1, name: 'Serviços grátis' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Criar rascunho' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const screen = page.url();
  await page.getByLabel(/^Artigo/).selectOption('o');
  await page.getByLabel(/^Quem mantém ou o que tem/).fill('Serviço inventado');
  await page.getByLabel(/^Endereço do serviço/).fill(home);
  await page.getByLabel(/^Pede/).selectOption({ label: 'Conta gov.br' });
  await page.getByLabel('Serviço público').check();
  await page.getByLabel(/^Fonte/).fill(home);
  await expectSaved(page);
  await expectAccessible(page);
  await page.locator('summary', { hasText: 'Publicar' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expectPublished(page);

  await page.goto(`${admin}/admin/ofertas/gratis`);
  await page.getByRole('link', { name: `Ver as ofertas de ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Ofertas: ${name}` })).toBeVisible();
  await page.getByLabel('Links', { exact: true }).fill(`${home}filme/nada-disso-existe`);
  await page.getByRole('button', { name: 'Ver a prévia dos links' }).click();
  await expect(page.getByText('Não encontramos este título.')).toBeVisible();
  await page.getByLabel('Links', { exact: true }).fill(`${home}filme/cidade-de-deus-2002`);
  await page.getByRole('button', { name: 'Ver a prévia dos links' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas de um serviço grátis' })).toBeVisible();
  await expect(page.getByText(`${home}filme/cidade-de-deus-2002`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmar em 1 item' }).click();
  await expect(page.getByText('Feito em 1 item')).toBeVisible();

  const card = visitor.getByRole('article').filter({ hasText: name });
  await expect(async () => {
    await visitor.goto(`${site}/gratis`);
    await expect(card).toContainText('Conta gov.br', { timeout: 500 });
    await expect(visitor.getByRole('region', { name }).getByRole('link', { name: /Cidade de Deus/ })).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: SEEN_WITHIN_MS });
  await visitor.getByRole('link', { name: 'Sem cadastro' }).click();
  await expect(card).toHaveCount(0);
  await visitor.goto(`${site}/gratis?so=publico`);
  await card.getByRole('link', { name: `Ver catálogo: ${name}` }).click();
  await expect(visitor.getByText('Público · pede conta gov.br · sem anúncios')).toBeVisible();
  await visitor.getByRole('link', { name: /^Cidade de Deus/ }).click();
  const offer = visitor.getByRole('region', { name: /Onde assistir/ }).getByRole('link', { name });
  await expect(offer).toHaveAttribute('href', `${home}filme/cidade-de-deus-2002`);

  // axe needs script.
  const scripted = await (await browser.newContext()).newPage();
  // An offer that ends in 30 days stays when the page is hydrated.
  await scripted.goto(visitor.url());
  await expect(scripted.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
  await expect(scripted.getByRole('region', { name: /Onde assistir/ }).getByRole('link', { name })).toBeVisible();
  await scripted.goto(`${site}/gratis`);
  await expectAccessible(scripted);
  await scripted.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(scripted);

  // The same offer on the title's own screen: taken out of the draft, put into it again, and published.
  await page.goto(`${admin}/admin/filmes/598?aba=onde-assistir`);
  const field = page.getByRole('group', { name: 'Em serviços grátis que a redação confere' });
  await field.getByRole('button', { name: `Remover ${name}` }).click();
  await expect(page.getByText('Oferta removida do rascunho.')).toBeVisible();
  const form = page.getByRole('region', { name: 'Nova oferta deste título' });
  await form.getByLabel('Serviço', { exact: true }).selectOption({ label: name });
  await form.getByLabel('Link no serviço').fill('https://outro.example/filme');
  await form.getByRole('button', { name: 'Guardar no rascunho' }).click();
  await expect(form.getByText(`Use um link de cine-${word}.example.`)).toBeVisible();
  await form.getByLabel('Link no serviço').fill(`${home}filme/de-novo`);
  await form.getByRole('button', { name: 'Guardar no rascunho' }).click();
  await expect(page.getByText('Oferta guardada no rascunho.')).toBeVisible();
  await expect(field.getByRole('button', { name: `Remover ${name}` })).toBeVisible();
  await expectAccessible(page);
  await field.getByRole('link', { name: `Editar ${name}` }).click();
  await expect(page.getByRole('region', { name: `Editar a oferta de ${name}` })).toBeVisible();
  await page.locator('summary', { hasText: 'Publicar' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.getByText(/^Publicado/)).toBeVisible();
  await expect(async () => {
    await visitor.goto(`${site}/filme/cidade-de-deus-2002-598`);
    await expect(offer).toHaveAttribute('href', `${home}filme/de-novo`, { timeout: 500 });
  }).toPass({ timeout: SEEN_WITHIN_MS });

  await page.goto(screen);
  await page.locator('summary', { hasText: 'Mais ações' }).click();
  await page.getByRole('button', { name: 'Mover para a Lixeira' }).click();
  await expect(page).toHaveURL(`${admin}/admin/lixeira`);
  await expect(async () => {
    await visitor.goto(`${site}/gratis`);
    await expect(card).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: SEEN_WITHIN_MS });
});
