import type { Locator, Page } from '@playwright/test';
import { launchOptions } from './chromium.ts';
import { openPage, waitUntilHydrated } from './open-page.ts';
import { expect, IN_ALL, test } from './visitor.ts';

/**
 * Ten questions as people ask them, each answered in at most three presses from the home page. Typing a question and pressing
 * Enter is one press; so is choosing an option of a select.
 */
test.use({ launchOptions });

const MOST_PRESSES = 3;

/** A visitor who counts what they press. */
class Visitor {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
    await waitUntilHydrated(this.page);
  }

  async choose(target: Locator, option: string): Promise<void> {
    this.presses += 1;
    await target.selectOption({ label: option });
    await waitUntilHydrated(this.page);
  }

  async search(question: string): Promise<void> {
    const field = this.page.getByPlaceholder('Qual filme ou série?');
    await field.fill(question);
    this.presses += 1;
    await field.press('Enter');
    await this.page.waitForURL(/\/buscar\?/);
    await waitUntilHydrated(this.page);
  }
}

interface Task {
  question: string;
  own?: readonly string[];
  solve: (visitor: Visitor, page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');

const tasks: readonly Task[] = [
  {
    question: 'Tenho Netflix e Globoplay, quero uma comédia para ver com uma criança de nove anos, e são nove da noite',
    own: ['netflix', 'globoplay'],
    solve: async (visitor, page) => {
      await visitor.press(main(page).getByRole('link', { name: 'O que ver hoje' }));
      await visitor.choose(page.getByRole('combobox', { name: /com quem/i }), 'crianças até 10');
      await visitor.press(page.getByText('Para rir', { exact: true }));
      await expect(page).toHaveURL(/com=criancas.*clima=rir|clima=rir.*com=criancas/);
      await expect(
        main(page)
          .getByText(/Termina às|Dá para/)
          .first(),
      ).toBeVisible();
    },
  },
  {
    question: 'Onde passa Cidade de Deus?',
    solve: async (visitor, page) => {
      await visitor.search('cidade de deus');
      await visitor.press(
        main(page)
          .getByRole('link', { name: /^Cidade de Deus, Filme/ })
          .first(),
      );
      await expect(page.getByRole('region', { name: /Onde assistir/ }).first()).toBeVisible();
    },
  },
  {
    question: 'Que filmes grátis existem?',
    solve: async (visitor, page) => {
      await visitor.search('filme grátis');
      await visitor.press(
        main(page)
          .getByRole('link', { name: /grátis/i })
          .first(),
      );
      await expect(page).toHaveURL(/\/filmes\?acesso=gratis/);
    },
  },
  {
    question: 'Tem terror na Max?',
    solve: async (visitor, page) => {
      await visitor.search('terror na max');
      await visitor.press(
        main(page)
          .getByRole('link', { name: /Terror.*Max|Max.*Terror/i })
          .first(),
      );
      await expect(page).toHaveURL(/plataformas=max&.*genero=terror|\/plataforma\//);
    },
  },
  {
    question: 'Um filme de até uma hora e meia',
    solve: async (visitor, page) => {
      await visitor.search('filme de até 1h30');
      await visitor.press(
        main(page)
          .getByRole('link', { name: /1h 30min/ })
          .first(),
      );
      await expect(page).toHaveURL(/\/filmes\?.*duracao=90/);
    },
  },
  {
    question: 'O que está em cartaz no cinema?',
    solve: async (visitor, page) => {
      await visitor.press(
        page.getByRole('navigation', { name: 'Me leve até' }).getByRole('link', { name: 'Em cartaz' }),
      );
      await expect(page).toHaveURL(/em-cartaz/);
    },
  },
  {
    question: 'Quem é Michael Corleone?',
    solve: async (visitor, page) => {
      await visitor.search('michael corleone');
      await expect(
        main(page)
          .getByText(/Vivido por/)
          .first(),
      ).toBeVisible();
    },
  },
  {
    question: 'O que dá para ver com a Netflix e o Globoplay que eu já pago?',
    own: ['netflix', 'globoplay'],
    solve: async (visitor, page) => {
      await visitor.search('filmes');
      await visitor.press(
        main(page)
          .getByRole('link', { name: /filmes/i })
          .first(),
      );
      await visitor.press(page.getByText('Só nos meus streamings'));
      await expect(page).toHaveURL(/plataformas=netflix,globoplay|plataformas=netflix%2Cgloboplay/);
    },
  },
  {
    question: 'Por que este filme é para maiores de 16?',
    solve: async (visitor, page) => {
      await visitor.search('tropa de elite');
      await visitor.press(
        main(page)
          .getByRole('link', { name: /^Tropa de Elite, Filme/ })
          .first(),
      );
      await expect(
        main(page)
          .getByText(/Classificação/)
          .first(),
      ).toBeVisible();
    },
  },
  {
    question: 'Em que mais atuou Wagner Moura?',
    solve: async (visitor, page) => {
      await visitor.search('wagner moura');
      await visitor.press(
        main(page)
          .getByRole('link', { name: /Wagner Moura/ })
          .first(),
      );
      await expect(page).toHaveURL(/\/pessoa\/wagner-moura/);
      await expect(
        main(page)
          .getByRole('link', { name: /, Filme, / })
          .first(),
      ).toBeVisible();
    },
  },
];

/** Each check tries the first five, `npm run check -- all` all of them. */
for (const [place, { question, own, solve }] of tasks.entries()) {
  test(question, { tag: place < 5 ? [] : IN_ALL }, async ({ page, site }) => {
    if (own) {
      await page.addInitScript((slugs) => localStorage.setItem('meus-streamings', slugs), JSON.stringify(own));
    }
    await openPage(page, site);
    const visitor = new Visitor(page);
    await solve(visitor, page);
    expect(visitor.presses).toBeLessThanOrEqual(MOST_PRESSES);
  });
}
