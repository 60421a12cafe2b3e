import type { Page } from '@playwright/test';
import { VIDEO_SECTION } from '../src/shared/domain/limits.ts';
import { openPage, waitUntilIdle } from './open-page.ts';
import { UNSYNCED_FILM } from './setup-fixture.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  IN_ALL,
  ON_A_DESKTOP_IN_ALL,
  ON_A_PHONE,
  ON_A_PHONE_IN_ALL,
  test,
} from './visitor.ts';

const AGENT = '/filme/o-agente-secreto-2025-1220564';
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
const focused = (page: Page) => page.locator(':focus');

test.describe('the page of a film', () => {
  test('answers where to watch in the first fold, and axe finds nothing to complain about', async ({ page, site }) => {
    await openPage(page, site + AGENT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O Agente Secreto');
    const panel = page.getByRole('heading', { name: 'Onde assistir', exact: true });
    await expect(panel).toBeInViewport();
    await expect(page.getByText('(Aluguel)').first()).toBeVisible();
    for (const name of ['Sinopse', 'Elenco de O Agente Secreto', 'Ficha Técnica', 'Trailers e vídeos']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    for (const name of ['Curiosidades sobre O Agente Secreto', 'Galeria de imagens', 'Filmes Parecidos']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  for (const [what, path] of [
    [
      'a synopsis in the Portuguese of Portugal, no offers, no rating badge and a Japanese title',
      '/filme/os-sete-samurais-1954-346',
    ],
    ['no poster', '/filme/aquarius-2016-377273'],
    ['a crew and no cast', '/filme/900000458'],
    ['one trailer', '/filme/419430'],
  ] as const) {
    test(`with ${what} is whole and accessible`, ON_A_PHONE_IN_ALL, async ({ page, site }) => {
      await openPage(page, site + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }

  test('does not break a long word of the title beside the poster', ON_A_PHONE, async ({ page, site }) => {
    await openPage(page, `${site}/filme/o-auto-da-compadecida-2000-40096`);
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      const text = heading.firstChild as Text;
      range.setStart(text, text.data.indexOf('Compadecida'));
      range.setEnd(text, text.data.length);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test(
    'gives the answer to be passed on, ready to be pasted, and offers the feeds there are',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
      await page.setViewportSize({ width: 768, height: 1024 });
      await openPage(page, site + AGENT);
      const opener = page.getByRole('button', { name: 'Compartilhar' });
      await opener.click();
      await expect(page.getByText('Copiado: é só colar na conversa.')).toBeVisible();
      await expectAccessible(page);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^O Agente Secreto[:.] .+ \(\d\d\/\d\d\) http/);
      expect(copied.endsWith(AGENT)).toBe(true);
      // A system with a share sheet; this browser has none.
      await page.evaluate(() => {
        const share = async (given: object) => void Object.assign(window, { shared: given });
        Object.defineProperty(navigator, 'share', { value: share });
      });
      await opener.click();
      const shared = await page.evaluate(() => (window as { shared?: { text: string; url: string } }).shared);
      expect(`${shared?.text} ${shared?.url}`).toBe(copied);
      for (const path of ['/plataformas/netflix', '/filmes/proximos-lancamentos', '/colecoes', '/pessoa/8602']) {
        await page.goto(site + path);
        await expect(page.getByRole('link', { name: 'RSS' }).first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    },
  );

  test('is found by its name, and leads to a similar film without loading the page anew, and back', async ({
    page,
    site,
  }) => {
    await openPage(page, `${site}/buscar?q=agente+secreto`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole('main')
      .getByRole('link', { name: /^O Agente Secreto, Filme/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O Agente Secreto');
    const card = page.getByRole('region', { name: 'Filmes Parecidos' }).getByRole('link').first();
    const name = (await card.getAttribute('aria-label')) ?? (await card.innerText());
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('O Agente Secreto');
    expect(name).toContain(await page.getByRole('heading', { level: 1 }).innerText());
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O Agente Secreto');
  });

  test('can be walked with the keyboard alone, the skip link first', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, site + AGENT);
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('Pular para o conteúdo');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
    expect(isInMain).toBe(true);
  });

  test('has a way to each of its sections, and marks the one being read', { tag: IN_ALL }, async ({ page, site }) => {
    await openPage(page, site + AGENT);
    const ways = page.getByRole('navigation', { name: 'Nesta página' });
    await expect(ways.getByRole('link')).toHaveText([
      'Sinopse',
      'Elenco',
      'Trailers',
      'Curiosidades',
      'Galeria',
      'Parecidos',
    ]);
    await ways.getByRole('link', { name: 'Galeria' }).click();
    await expect(page.getByRole('heading', { name: 'Galeria de imagens' })).toBeInViewport();
    await expect(ways.getByRole('link', { name: 'Galeria' })).toHaveAttribute('aria-current', 'location');
    for (const top of [1e6, 0]) await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(ways.getByRole('link', { name: 'Sinopse' })).toHaveAttribute('aria-current', 'location');
  });

  test(
    'shows a long synopsis in part, the whole of it on demand, and a short one without a button',
    ON_A_PHONE_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, site + AGENT);
      const synopsis = page.getByRole('region', { name: 'Sinopse' });
      const isCut = () => synopsis.locator('p').evaluate((text) => text.scrollHeight > text.clientHeight + 1);
      expect(await isCut()).toBe(true);
      await synopsis.getByRole('button', { name: 'Ver mais' }).click();
      expect(await isCut()).toBe(false);
      await synopsis.getByRole('button', { name: 'Ver menos' }).click();
      expect(await isCut()).toBe(true);
      await page.evaluate(() => {
        const text = document.querySelector('#sinopse p');
        if (text) text.textContent = 'Curta.';
      });
      await page.setViewportSize({ width: 1000, height: 800 });
      await expect(synopsis.getByRole('button')).toHaveCount(0);
    },
  );

  test('moves nothing about while it loads, nor when a dialog opens', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          (window as unknown as { shifted: number }).shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, site + AGENT);
    await page.getByRole('button', { name: /^Ver todos: elenco/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
  });
});

test.describe('cast and crew', () => {
  test('open in a dialog by keyboard, tab by tab, and close to where they were opened', async ({ page, site }) => {
    await openPage(page, site + AGENT);
    const opener = page.getByRole('button', { name: /^Ver todos: elenco/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'O Agente Secreto' });
    await expect(dialog).toBeVisible();
    const cast = dialog.getByRole('tab', { name: /^Elenco \(\d+\)$/ });
    await expect(cast).toBeFocused();
    const counted = Number(/\d+/.exec(await cast.innerText())?.[0]);
    await expect(dialog.getByRole('tabpanel').getByRole('link')).toHaveCount(counted);
    await expectAccessible(page);

    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('tab', { name: /^Equipe \(\d+\)$/ })).toBeFocused();
    await expect(dialog.getByRole('tabpanel')).toContainText('Kleber Mendonça Filho');
    await expect(dialog.getByRole('tabpanel')).toContainText('Direção, Roteiro');
    await page.keyboard.press('ArrowRight');
    await expect(cast).toBeFocused();

    for (let count = 0; count < counted + 8; count += 1) await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body && !document.querySelector('dialog')?.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test(
    'close at a press outside, and open the page of the pressed person',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, site + AGENT);
      const opener = page.getByRole('button', { name: /^Ver todos: elenco/ });
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.mouse.click(8, 400);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await opener.click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /Wagner Moura/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wagner Moura');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
});

const PLAYER = 'https://www.youtube-nocookie.com/';

/** Replaces YouTube: no request leaves this machine. */
async function standInForYouTube(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${PLAYER}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="pt-BR"><title>Vídeo</title></html>',
    });
  });
  return asked;
}

test.describe('trailers', () => {
  test('wait as boxes until they are near, and then stay', { tag: IN_ALL }, async ({ page, site }) => {
    await page.clock.install();
    await openPage(page, site + AGENT);
    const list = page.getByRole('region', { name: 'Trailers e vídeos' }).locator('ul');
    const card = list.locator('li > *').first();
    const height = await list.evaluate((element) => element.getBoundingClientRect().height);
    const scrollTo = (pixelsBelow: number) =>
      list.evaluate((element, pixels) => {
        const top = element.getBoundingClientRect().top + window.scrollY;
        window.scrollTo({ top: top - window.innerHeight - pixels, behavior: 'instant' });
      }, pixelsBelow);

    await scrollTo(300);
    await waitUntilIdle(page);
    await page.clock.runFor(VIDEO_SECTION.delayMs * 2);
    await waitUntilIdle(page);
    await expect(card).toHaveCSS('opacity', '0');
    await expect(list.locator('img').first()).toBeHidden();
    await scrollTo(150);
    await expect(card).toHaveCSS('opacity', '1');
    expect(await list.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
    await scrollTo(900);
    await expect(card).toHaveCSS('opacity', '1');
  });

  test('open and close by keyboard, and nothing is asked of YouTube before', async ({ page, site, mishaps }) => {
    const asked = await standInForYouTube(page);
    await openPage(page, site + AGENT);
    const trailer = page.getByRole('button', { name: /^Assistir: / }).first();
    await trailer.scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    expect([asked, mishaps]).toEqual([[], []]);

    await trailer.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('iframe')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeFocused();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1/);
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(trailer).toBeFocused();
    // The only request to another host, and the visitor asked for it.
    expect(mishaps.splice(0)).toEqual([expect.stringContaining(PLAYER)]);
  });

  test('play in a dialog axe finds nothing to complain about', ON_A_PHONE_IN_ALL, async ({ page, site, mishaps }) => {
    await standInForYouTube(page);
    await openPage(page, site + AGENT);
    await page
      .getByRole('button', { name: /^Assistir: / })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    await expectAccessible(page);
    mishaps.splice(0);
  });

  test('are four at most: three and the last on demand where there is room, a row to swipe where not', {
    tag: IN_ALL,
  }, async ({ page, site }) => {
    await openPage(page, `${site}/filme/78`);
    const trailers = page.getByRole('region', { name: 'Trailers e vídeos' });
    const cards = trailers.getByRole('button', { name: /^Assistir: / });
    if (isWide(page)) {
      await expect(cards).toHaveCount(3);
      await trailers.getByRole('button', { name: 'Ver Mais (1)' }).click();
      await expect(cards).toHaveCount(4);
      await trailers.getByRole('button', { name: 'Ver Menos' }).click();
      await expect(cards).toHaveCount(3);
    } else {
      await expect(cards).toHaveCount(4);
      await expect(trailers.getByRole('button', { name: /^Ver Mais/ })).toBeHidden();
      const canScroll = await trailers.locator('ul').evaluate((row) => row.scrollWidth > row.clientWidth);
      expect(canScroll).toBe(true);
    }
    await expectNoSidewaysScroll(page);
  });

  test('are not there where there are none', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, `${site}/filme/os-sete-samurais-1954-346`);
    await expect(page.getByRole('region', { name: 'Trailers e vídeos' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Trailers', exact: true })).toHaveCount(0);
  });
});

test.describe('an error in where to watch', () => {
  test('is reported in a dialog, by keyboard, and is thanked for', { tag: IN_ALL }, async ({ page, site }) => {
    await openPage(page, site + AGENT);
    const opener = page.getByRole('button', { name: /^Informar erro/ });
    await page.getByText('Fonte e datas').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^JustWatch/ }).first()).toBeFocused();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'O que está errado?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Não está mais nesta plataforma' }).focus();
    await page.keyboard.press('Space');
    await dialog.getByLabel('Em qual plataforma? (opcional)').selectOption('Netflix');
    await dialog.getByLabel('Quer contar mais? (opcional)').fill('Saiu ontem.');
    await dialog.getByRole('button', { name: 'Enviar' }).press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('Valeu pelo aviso!');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test(
    'that could not be sent is said to be, and nothing typed is lost',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site, mishaps }) => {
      await openPage(page, site + AGENT);
      await page.route('**/informar-erro', (route) => route.abort());
      await page.getByText('Fonte e datas').click();
      await page.getByRole('button', { name: /^Informar erro/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'Falta uma plataforma' }).check();
      await dialog.getByLabel('Quer contar mais? (opcional)').fill('Está no Globoplay.');
      await dialog.getByRole('button', { name: 'Enviar' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Não deu para enviar agora.');
      await expect(dialog.getByLabel('Quer contar mais? (opcional)')).toHaveValue('Está no Globoplay.');
      // Chromium reports the request that this test blocked.
      await expect.poll(() => mishaps).toEqual([expect.stringContaining('ERR_FAILED')]);
      mishaps.splice(0);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole film is there to read: texts, people, offers, trailers, pictures and similar films', async ({
    page,
    site,
  }) => {
    await page.goto(site + AGENT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O Agente Secreto');
    await expect(page.getByRole('heading', { name: /^Onde assistir/ })).toBeVisible();
    const offer = page.getByRole('link', { name: /^Netflix .*Abre a busca da Netflix/ });
    await expect(offer).toHaveAttribute('rel', 'noopener nofollow');
    await page.getByText('Fonte e datas').press('Enter');
    await expect(page.getByText(/^JustWatch.*, conferidas em \d\d\/\d\d\/\d{4}/)).toBeVisible();
    const synopsis = page.getByRole('region', { name: 'Sinopse' }).locator('p');
    expect(await synopsis.evaluate((text) => text.scrollHeight <= text.clientHeight + 1)).toBe(true);

    const cast = page.getByRole('region', { name: 'Elenco de O Agente Secreto' });
    await cast.getByRole('link', { name: /^Ver todos/ }).click();
    await expect(cast.getByRole('heading', { name: /^Elenco \(\d+\)$/ })).toBeInViewport();
    // By tag: Playwright does not see text inside `noscript`.
    expect(await cast.locator('small').allTextContents()).toContain('Direção, Roteiro');
    expect(await cast.getByRole('link').count()).toBeGreaterThan(12);

    const trailers = page.getByRole('link', { name: /^Assistir: / });
    await expect(page.locator('li:has(> div > a[aria-label^="Assistir: "]) > *').first()).toHaveCSS('opacity', '1');
    await expect(trailers.first()).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
    await expect(page.getByRole('region', { name: 'Curiosidades sobre O Agente Secreto' })).toBeVisible();
    expect(await page.getByRole('region', { name: 'Galeria de imagens' }).getByRole('link').count()).toBeGreaterThan(1);
    expect(await page.getByRole('region', { name: 'Filmes Parecidos' }).getByRole('link').count()).toBeGreaterThan(1);
    await expectNoSidewaysScroll(page);
  });

  test('an error in where to watch is reported on its own page', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await page.goto(site + AGENT);
    await page.getByText('Fonte e datas').press('Enter');
    await page.getByRole('link', { name: /^Informar erro/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informar erro: O Agente Secreto');
    await page.getByRole('radio', { name: 'Falta uma plataforma' }).check();
    await page.getByLabel('Quer contar mais? (opcional)').fill('Está no Globoplay.');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Valeu pelo aviso!')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar para O Agente Secreto' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O Agente Secreto');
  });
});

test(
  'a film that is not stored yet is fetched, and a title of 300 letters does not break its page at 360 px',
  ON_A_PHONE,
  async ({ page, site, request }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const simulator = process.env.SIMULATOR_URL ?? '';
    const title = 'Tropa'.repeat(60);
    await request.patch(`${simulator}/__sim/movie/${UNSYNCED_FILM}`, { data: { title } });
    await page.goto(`${site}/filme/${UNSYNCED_FILM}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNoSidewaysScroll(page);
  },
);
