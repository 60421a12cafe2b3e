import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrollAtAnyWidth,
  IN_ALL,
  ON_A_DESKTOP_IN_ALL,
  test,
} from './visitor.ts';

const groupsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

test('a platform is found, with how much it has and its genres', { tag: IN_ALL }, async ({ page, site }) => {
  await openPage(page, `${site}/buscar?q=netflix`);
  expect((await groupsOf(page)).slice(0, 2)).toEqual(['Plataformas', 'Gêneros']);
  await expect(page.getByText(/^[\d.]+ filmes? e [\d.]+ séries? no Brasil$/)).toBeVisible();
  const genres = page.getByRole('region', { name: 'Gêneros' });
  await expect(genres.getByRole('link')).toHaveCount(6);
  await expect(genres.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/filmes\?plataformas=netflix&genero=[a-z-]+$/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScrollAtAnyWidth(page);
  await page.getByRole('link', { name: 'Ver catálogo: Netflix' }).click();
  await expect(page).toHaveURL(`${site}/plataformas/netflix`);
});

test('an intention is answered with the filtered lists first', async ({ page, site }) => {
  await openPage(page, `${site}/buscar?q=com%C3%A9dia+na+max+ou+na+netflix`);
  expect((await groupsOf(page))[0]).toBe('Listas');
  const lists = page.getByRole('region', { name: 'Listas' });
  const movies = lists.getByRole('link', { name: /Filmes de comédia na Netflix ou na Max$/ });
  await expect(movies).toHaveAttribute('href', '/filmes?plataformas=netflix,max&genero=comedia');
  await expect(movies).toHaveAttribute('rel', 'nofollow');
  await expect(lists.getByRole('link', { name: /Séries de comédia na Netflix ou na Max$/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrollAtAnyWidth(page);
});

test('a character is found, with the actor and the films', async ({ page, site }) => {
  await openPage(page, `${site}/buscar?q=michael+corleone`);
  expect(await groupsOf(page)).toEqual(['Personagens', 'Filmes', 'Pessoas']);
  const character = page.getByRole('region', { name: 'Personagens' });
  await expect(character.getByRole('heading', { level: 3, name: 'Michael Corleone' })).toBeVisible();
  await expect(character.getByText('Vivido por Al Pacino em três filmes')).toBeVisible();
  await expect(character.getByRole('link', { name: /^O Poderoso Chefão: Parte II, Filme, 1974/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrollAtAnyWidth(page);
  await character.getByRole('link', { name: 'Al Pacino' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Al Pacino');
});

test(
  'a collection is found by its name, and one group can be shown alone',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site }) => {
    await openPage(page, `${site}/buscar?q=star+wars`);
    await page
      .getByRole('navigation', { name: 'Tipos de resultado' })
      .getByRole('link', { name: /^Coleções/ })
      .click();
    await expect(page).toHaveURL(`${site}/buscar?q=star+wars&tipo=colecoes`);
    await expect.poll(() => groupsOf(page)).toEqual(['Coleções']);
    await page.getByRole('region', { name: 'Coleções' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/colecoes\//);
  },
);

test(
  'the field suggests lists, platforms and characters, and the keyboard opens them',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site }) => {
    await openPage(page, `${site}/sobre`);
    const field = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
    await field.fill('filme grátis');
    const list = page.getByRole('option', { name: 'Filmes grátis' });
    await expect(list).toBeVisible();
    await expectAccessible(page);
    await field.fill('michael corl');
    await expect(page.getByRole('option', { name: /^Michael Corleone Vivido por Al Pacino/ })).toBeVisible();
    await field.fill('netf');
    await expect(page.getByRole('option', { name: /^Netflix/ }).first()).toBeVisible();
    await field.fill('netflix');
    await expect(page.getByRole('group', { name: 'Plataformas' })).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(`${site}/plataformas/netflix`);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('platforms, intentions and characters are found too', { tag: IN_ALL }, async ({ page, site }) => {
    await page.goto(`${site}/buscar`);
    await page.getByLabel('PESQUISE POR:').fill('séries de drama na netflix');
    await page.getByLabel('PESQUISE POR:').press('Enter');
    await expect(page.getByRole('link', { name: 'Séries de drama na Netflix' })).toHaveAttribute(
      'href',
      '/series?plataformas=netflix&genero=drama',
    );
    await page.goto(`${site}/buscar?q=michael+corleone`);
    await expect(page.getByText('Vivido por Al Pacino em três filmes')).toBeVisible();
  });
});
