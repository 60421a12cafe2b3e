import type { Page } from '@playwright/test';
import { LONG_WORD, LONG_WORDS, type OddFixture } from './odd-fixtures.ts';
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNoSidewaysScrollAtAnyWidth,
  IN_ALL,
} from './visitor.ts';

/** The `visitor` fixture on one of the sites of odd-fixtures.ts. */
const test = base.extend<{ fixture: OddFixture }>({
  fixture: ['empty', { option: true }],
  site: async ({ fixture }, use) => {
    const fixtures = JSON.parse(process.env.ODD_FIXTURES ?? '{}') as Record<OddFixture, string>;
    await use(fixtures[fixture]);
  },
});

interface State {
  path: string;
  words: readonly string[];
  status?: number;
  /** Checked by axe and at every width; pages built like such a one only for their words. */
  isLookedAt?: boolean;
}

const looked = (path: string, ...words: string[]): State => ({ path, words, isLookedAt: true });
const like = (path: string, ...words: string[]): State => ({ path, words });

async function expectState(page: Page, site: string, state: State, status = 200): Promise<void> {
  const response = await page.goto(site + state.path, { waitUntil: 'load' });
  expect(response?.status()).toBe(state.status ?? status);
  for (const word of state.words) await expect(page.getByRole('main')).toContainText(word);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object/);
  await expectNoSidewaysScroll(page);
  if (!state.isLookedAt) return;
  await expectNoSidewaysScrollAtAnyWidth(page);
  await expectAccessible(page);
}

/** One test for each state that axe checks, the first in each check, and one that opens all the others; %s is the path. */
function testStates(title: string, states: readonly State[], status = 200): void {
  for (const [place, state] of states.filter(({ isLookedAt }) => isLookedAt).entries()) {
    const tag = place === 0 ? [] : IN_ALL;
    test(title.replace('%s', state.path), { tag }, ({ page, site }) => expectState(page, site, state, status));
  }
  test(title.replace('%s', 'a page like one of these'), { tag: IN_ALL }, async ({ page, site }) => {
    test.slow();
    const others = states.filter(({ isLookedAt }) => !isLookedAt);
    for (const state of others) await test.step(state.path, () => expectState(page, site, state, status));
  });
}

const EMPTY: readonly State[] = [
  looked(
    '/',
    'Nenhuma novidade disponível no momento.',
    'Nenhum filme em cartaz encontrado',
    'Nenhuma pessoa encontrada',
  ),
  looked('/filmes', 'Nenhum filme encontrado', 'Tente ajustar os filtros ou volte mais tarde'),
  looked('/filmes/populares', 'Sem filmes disponíveis', 'Tente novamente mais tarde'),
  like('/filmes/em-cartaz', 'Nenhum filme em cartaz encontrado'),
  like('/filmes/proximos-lancamentos', 'Nenhum lançamento encontrado'),
  like('/filmes/melhores-avaliados', 'Nenhum filme encontrado'),
  like('/filmes/tendencias', 'Se tá no hype, tá no Lanterninha!', 'Nenhum filme em tendência encontrado'),
  looked('/filmes/genero/drama-18', 'Filmes de Drama', 'Nenhum filme encontrado'),
  like('/filmes/plataforma/netflix-8', 'Nenhum filme encontrado no Netflix'),
  like('/series', 'Nenhuma série encontrada'),
  like('/series/populares', 'Nenhuma série popular encontrada'),
  like('/series/no-ar-hoje', 'Nenhuma série encontrada para hoje'),
  like('/series/atualmente-no-ar', 'Nenhuma série ativa encontrada'),
  like('/series/melhores-avaliadas', 'Nenhuma série encontrada'),
  like('/series/tendencias', 'Nenhuma série em tendência encontrada'),
  like('/series/genero/drama-18', 'Nenhuma série encontrada', 'Tente ajustar os filtros ou volte mais tarde'),
  like('/series/plataforma/netflix-8', 'Nenhuma série encontrada no Netflix'),
  { ...looked('/generos/drama', 'Conteúdo não encontrado', 'Ver outros gêneros'), status: 404 },
  looked('/plataformas/netflix', 'Nenhum filme encontrado no Netflix'),
  like('/plataformas/netflix?tipo=tv', 'Nenhuma série encontrada no Netflix'),
  looked('/pessoas', 'Nenhuma pessoa encontrada'),
  looked('/colecoes', 'Nenhuma coleção disponível'),
  looked('/noticias', 'Nenhuma notícia ainda.'),
  looked('/noticias?assunto=precos', 'Nada sobre preços ainda.', 'Ver todas'),
  looked('/agenda', 'Nada marcado nesta semana'),
  looked('/gratis?so=publico', 'Nenhum serviço aqui por enquanto.'),
  looked('/rodizio?t=f598', 'Adicione um título para começar.'),
  looked('/hoje', 'Ainda não há títulos para mostrar aqui.'),
  looked('/buscar?q=tropa', 'Nenhum resultado encontrado.'),
];

const ODD: readonly State[] = [
  looked('/', LONG_WORD, LONG_WORDS, 'NOVIDADE: FILME', 'NOVIDADE: SÉRIE'),
  looked('/filmes', LONG_WORD, LONG_WORDS),
  like('/filmes/em-cartaz', LONG_WORD),
  like('/filmes/genero/drama-18', LONG_WORD, '2 filmes'),
  like('/filmes/plataforma/netflix-8', LONG_WORDS),
  like('/series/no-ar-hoje', LONG_WORD),
  looked('/generos', 'Drama'),
  looked('/generos/acao', LONG_WORD, '1 filme'),
  looked('/plataformas', 'EXPLORAR CONTEÚDO'),
  looked('/plataformas/netflix', LONG_WORDS),
  looked('/pessoas', LONG_WORD),
  looked('/colecoes', LONG_WORD, '2 filmes'),
  looked('/colecoes/sem-fim', LONG_WORD, 'Ordem Cronológica', 'Todos os Títulos'),
  looked('/hoje', LONG_WORDS),
  looked('/buscar?q=tropa', '1 filme', '1 série', '1 pessoa', '1 personagem', '1 coleção'),
  looked('/buscar?q=drama+na+netflix', '2 listas', '1 plataforma', 'Drama na Netflix'),
];

const LOADING_FAILED = 'Erro ao carregar dados';
const AGAIN = 'Tentar Novamente';
const FAILURES: readonly State[] = [
  looked('/filmes', LOADING_FAILED, 'Erro ao carregar lista de filmes', AGAIN),
  like('/filmes/populares', LOADING_FAILED, 'Erro ao carregar lista de filmes', AGAIN),
  like('/filmes/em-cartaz', LOADING_FAILED, 'Erro ao carregar filmes em cartaz', AGAIN),
  like('/filmes/proximos-lancamentos', LOADING_FAILED, 'Erro ao carregar próximos lançamentos', AGAIN),
  like('/filmes/melhores-avaliados', LOADING_FAILED, 'Erro ao carregar melhores filmes', AGAIN),
  like('/filmes/tendencias', LOADING_FAILED, 'Erro ao carregar filmes em tendência', AGAIN),
  like('/filmes/genero/drama-18', LOADING_FAILED, 'Erro ao carregar conteúdo do gênero', AGAIN),
  like('/series', LOADING_FAILED, 'Erro ao carregar lista de séries', AGAIN),
  like('/series/populares', LOADING_FAILED, 'Erro ao carregar séries populares', AGAIN),
  like('/series/genero/drama-18', LOADING_FAILED, 'Erro ao carregar conteúdo do gênero', AGAIN),
  like('/generos', LOADING_FAILED, 'Erro ao carregar gêneros', AGAIN),
  looked('/generos/drama', 'Erro ao carregar filmes', 'Tente novamente em alguns instantes'),
  like('/generos/drama?tipo=tv', 'Erro ao carregar séries', 'Tente novamente em alguns instantes'),
  like('/plataformas', LOADING_FAILED, 'Erro ao carregar conteúdo da plataforma', AGAIN),
  like('/plataformas/netflix', LOADING_FAILED, 'Erro ao carregar conteúdo da plataforma', AGAIN),
  like('/pessoas', LOADING_FAILED, 'Erro ao carregar pessoas populares', AGAIN),
  looked(
    '/colecoes',
    'Erro ao carregar coleções',
    'Não foi possível carregar as coleções no momento.',
    'Tentar novamente',
  ),
  looked('/colecoes/qualquer', LOADING_FAILED, AGAIN),
  looked('/noticias', LOADING_FAILED, 'Erro ao carregar as notícias', AGAIN),
  looked('/noticia/qualquer', LOADING_FAILED, AGAIN),
  looked('/agenda', LOADING_FAILED, 'Erro ao carregar a agenda', AGAIN),
  looked('/gratis', LOADING_FAILED, 'Erro ao carregar os serviços grátis', AGAIN),
  looked('/rodizio?t=f598', LOADING_FAILED, 'Erro ao montar o rodízio', AGAIN),
  looked('/hoje', LOADING_FAILED, 'Erro ao carregar o que ver hoje', AGAIN),
  looked('/buscar?q=tropa', 'Erro ao buscar: '),
];
const DETAIL_FAILURES: readonly State[] = [
  like('/filme/tropa-1', LOADING_FAILED, 'Erro ao carregar detalhes do filme', AGAIN),
  like('/serie/tropa-1', LOADING_FAILED, 'Erro ao carregar detalhes da série', AGAIN),
  like('/serie/tropa-1/1', 'Erro', AGAIN),
  like('/pessoa/tropa-1', LOADING_FAILED, 'Erro ao carregar detalhes da pessoa', AGAIN),
];
const HOME_FAILURE = looked('/', LOADING_FAILED, 'Todas as tentativas de carregar a página inicial falharam.', AGAIN);

test.describe('a catalogue on its first day', () => {
  test.use({ fixture: 'empty' });
  testStates('with nothing to show %s says so', EMPTY);
});

test.describe('a catalogue with extreme titles', { tag: IN_ALL }, () => {
  test.use({ fixture: 'odd' });
  testStates('a name of 300 letters and no picture leave %s whole', ODD);
});

test.describe('a bug of ours', { tag: IN_ALL }, () => {
  test.use({ fixture: 'broken' });
  testStates('behind %s is reported without internal details', FAILURES, 500);
});

test.describe('with neither database nor TMDB', () => {
  test.use({ fixture: 'mute' });
  const others = [...FAILURES, ...DETAIL_FAILURES].map((failure) => ({ ...failure, isLookedAt: false }));
  testStates('%s says that it failed and offers to try again', [HOME_FAILURE, ...others], 503);
});

test.describe('with TMDB and no database', { tag: IN_ALL }, () => {
  test.use({ fixture: 'lent' });
  const notice =
    'Usando dados da API original (Firebase Functions indisponível). Algumas funcionalidades podem estar limitadas.';
  test('/ shows what TMDB has, and says so', ({ page, site }) =>
    expectState(page, site, looked('/', notice, 'NOVIDADE: FILME', 'Filmes em Cartaz')));
});

for (const fixture of ['mute', 'broken', 'empty'] as const) {
  test.describe(() => {
    test.use({ fixture });
    test(`pages without a catalogue work on a site that is ${fixture}`, {
      tag: fixture === 'mute' ? [] : IN_ALL,
    }, async ({ page, site }) => {
      for (const [path, heading] of [
        ['/sobre', 'Sobre o Lanterninha'],
        ['/privacidade', 'Política de Privacidade'],
      ] as const) {
        const response = await page.goto(site + path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
      await page.goto(`${site}/buscar`);
      await expect(page.getByLabel('PESQUISE POR:')).toBeVisible();
    });
  });
}
