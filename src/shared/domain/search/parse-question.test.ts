import { describe, expect, test } from 'vitest';
import { SEARCH_QUERY_CHARACTERS } from '../limits.ts';
import { normaliseForSearch } from '../slug.ts';
import { matchPhrases } from './match-phrases.ts';
import { parseIntention } from './parse-intention.ts';
import { parseQuestion, readAbout } from './parse-question.ts';
import { findAnswerPage } from './service-pages.ts';
import { findSagaKey, findTheme } from './theme-words.ts';
import { collectTypedWords } from './typed-words.ts';

const platforms = [
  { slug: 'netflix', name: 'Netflix', article: 'a' },
  { slug: 'disney-plus', name: 'Disney+', article: 'o' },
  { slug: 'max', name: 'Max', article: 'a' },
] as const;
const words = collectTypedWords(
  platforms.map(({ slug, name }) => ({ slug, names: [name] })),
  [{ slug: 'terror', names: ['Terror'] }],
);
const match = (query: string) => matchPhrases(normaliseForSearch(query), words);
const understand = (query: string) => parseQuestion(match(query));

describe('between the words of a question', () => {
  test.each([
    ['onde assistir Cidade de Deus', 'cidade de deus', ['where', 'watch']],
    ['tem Parasita na netflix?', 'parasita', ['watch']],
    ['quem dirigiu central do Brasil', 'central', ['cast']],
    ['the last of us terceira temporada', 'the last of us', ['season']],
    ['filmes parecidos com Interestelar', 'interestelar', ['like']],
    ['quanto custa alugar A Substância', 'substancia', ['price']],
    ['relatos selvagens disney plus', 'relatos selvagens', []],
    ['dark vai ter 4 temporada', 'dark', ['more', 'season']],
  ])('%s: the name is %s', (query, name, slots) => {
    const question = understand(query);
    expect(question.core?.text).toBe(name);
    expect(question.isAsked).toBe(true);
    expect(readAbout(question, question.core ?? { start: 0, end: 0, text: '' }).slots).toEqual(
      expect.arrayContaining(slots),
    );
  });

  test('the whole query is a name too, and the longest is looked up first', () => {
    const { spans } = understand('onde está segunda');
    expect(spans[0]?.text).toBe('onde esta segunda');
    expect(spans.map(({ text }) => text)).toContain('segunda');
  });

  test('platforms beside a name are its, not those inside', () => {
    const question = understand('mad max na netflix');
    const span = question.spans.find(({ text }) => text === 'mad max');
    expect(span && readAbout(question, span).platforms).toEqual(['netflix']);
  });

  test.each(['cidade de deus', 'o que é isso companheiro', 'o auto da compadecida', 'um homem só'])(
    '%s asks nothing',
    (query) => {
      expect(understand(query).isAsked).toBe(false);
    },
  );

  test('a year beside the name is its own', () => {
    expect(understand('onde ver roma 2018').year).toBe(2018);
  });
});

test.each([
  ['o que saiu da netflix', '/plataformas/netflix/sairam'],
  ['novidades da netflix', '/plataformas/netflix/entraram'],
  ['quanto custa o disney plus', '/plataformas/disney-plus'],
  ['rodízio de streaming', '/rodizio'],
  ['qual streaming vale mais a pena', '/rodizio'],
  ['o q ver hoje', '/hoje'],
  ['estreias da semana', '/agenda'],
  ['próximos lançamentos no cinema', '/filmes/proximos-lancamentos'],
  ['tv grátis na internet', '/gratis'],
  ['agenda', '/agenda'],
  ['cidade de deus saiu da netflix', undefined],
  ['comprar filmes', undefined],
  ['sem saída', undefined],
  ['constructor', undefined],
])('%s is answered by the page %s', (query, path) => {
  expect(findAnswerPage(match(query), platforms)?.path).toBe(path);
});

test('two words that are not understood do not hide the page', () => {
  expect(findAnswerPage(match('o que vai sair da netflix hein gente'), platforms)).toBeUndefined();
  expect(findAnswerPage(match('o que vai sair da netflix hein gente'), platforms, 2)?.path).toBe(
    '/plataformas/netflix/sairam',
  );
});

test.each([
  ['saga matrix', 'matrix'],
  ['star wars em ordem', 'star wars'],
  ['Qual a ordem dos filmes do Star Wars', 'star wars'],
  ['trilogia do senhor dos anéis', 'senhor aneis'],
  ['ordem cronológica velozes e furiosos', 'velozes furiosos'],
  ['franquia alien completa', 'alien'],
  ['matrix qual assistir primeiro', 'matrix'],
  ['matrix', undefined],
  ['o primeiro homem', undefined],
  ['saga', undefined],
  ['em ordem', undefined],
])('%s asks for the saga %s', (query, key) => {
  expect(findSagaKey(match(query))).toBe(key);
});

test.each([
  ['filmes do sertão', ['sertao'], true],
  ['oscar 2025', ['oscar'], true],
  ['oscar', ['oscar'], false],
  ['onde assistir matrix', ['matrix'], false],
])('%s is about %j', (query, about, isAsked) => {
  expect(findTheme(match(query))).toEqual({ words: about, isAsked });
});

describe.each(['onde ', 'a ', 'de a ', 'onde assistir ', 'x ', 'e ', '1 ', 'filme de 1h30 ate '])(
  '"%s" repeated',
  (part) => {
    const read = (query: string) => {
      const matched = matchPhrases(query, words);
      parseIntention(matched, 2026);
      findAnswerPage(matched, platforms, 2);
      findTheme(matched);
      const { spans, inner } = parseQuestion(matched);
      return spans.length + inner.length;
    };
    /** Milliseconds of CPU in the quickest of five rounds: the machine may be busy. */
    const measure = (query: string) => {
      const rounds = Array.from({ length: 5 }, () => {
        const started = process.cpuUsage();
        for (let times = 0; times < 20; times += 1) read(query);
        return process.cpuUsage(started).user / 20 / 1_000;
      });
      return Math.min(...rounds);
    };

    test('to the longest query is read in a millisecond, and few names are looked up', () => {
      const query = part.repeat(SEARCH_QUERY_CHARACTERS).slice(0, SEARCH_QUERY_CHARACTERS).trim();
      expect(measure(query)).toBeLessThan(1);
      expect(read(query)).toBeLessThanOrEqual(340);
    });

    test('to a hundred thousand characters is read in five', () => {
      const query = part.repeat(100_000).slice(0, 100_000).trim();
      expect(measure(query)).toBeLessThan(5);
      expect(read(query)).toBeLessThanOrEqual(340);
    });
  },
);
