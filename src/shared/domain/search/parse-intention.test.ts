import { describe, expect, test } from 'vitest';
import { normaliseForSearch } from '../slug.ts';
import type { TitleKind } from '../titles/seen-title.ts';
import { listIntentionLinks, type Taxonomy } from './intention-links.ts';
import { matchPhrases } from './match-phrases.ts';
import { parseIntention } from './parse-intention.ts';
import { collectTypedWords } from './typed-words.ts';

const BOTH: TitleKind[] = ['movie', 'series'];
const taxonomy: Taxonomy = {
  platforms: [
    { slug: 'netflix', name: 'Netflix', article: 'a' },
    { slug: 'max', name: 'Max', article: 'a' },
    { slug: 'globoplay', name: 'Globoplay', article: 'o' },
  ],
  genres: [
    { slug: 'comedia', name: 'Comédia', kinds: BOTH },
    { slug: 'romance', name: 'Romance', kinds: ['movie'] },
    { slug: 'historia', name: 'História', kinds: ['movie'] },
    { slug: 'terror', name: 'Terror', kinds: ['movie'] },
    { slug: 'infantil', name: 'Infantil', kinds: ['series'] },
  ],
};
const toNamed = ({ slug, name }: { slug: string; name: string }) => ({ slug, names: [name] });
const words = collectTypedWords(taxonomy.platforms.map(toNamed), taxonomy.genres.map(toNamed));

const understand = (query: string) => parseIntention(matchPhrases(normaliseForSearch(query), words), 2026);
const linksOf = (query: string) => {
  const understood = understand(query);
  return understood ? listIntentionLinks(understood, taxonomy) : [];
};

describe('a question', () => {
  test.each([
    ['netflix comédia', ['/filmes?plataformas=netflix&genero=comedia', '/series?plataformas=netflix&genero=comedia']],
    // In our order of platforms, whatever was typed first.
    ['filmes no globoplay ou na netflix', ['/filmes?plataformas=netflix,globoplay']],
    ['comédia romântica', ['/filmes?genero=comedia', '/filmes?genero=romance', '/series?genero=comedia']],
    ['filmes de 2024 na max', ['/filmes?plataformas=max&de=2024&ate=2024']],
    ['séries infantis', ['/series?genero=infantil']],
    ['filmes infantis', ['/filmes?idade=livre']],
    ['séries de comédia para crianças', ['/series?idade=livre&genero=comedia']],
    ['filmes até 2 horas, grátis', ['/filmes?acesso=gratis,anuncios&duracao=110']],
    ['filmes do ano passado', ['/filmes?de=2025&ate=2025']],
    ['melhores séries', ['/series?ordenacao=melhor-avaliadas']],
    ['cinema brasileiro', ['/filmes?pais=br']],
    ['terror no cinema', ['/filmes?acesso=cinema&genero=terror']],
  ])('%s leads to %j', (query, paths) => {
    expect(linksOf(query).map(({ path }) => path)).toEqual(paths);
  });

  test('is repeated in words beside its link', () => {
    const [link] = linksOf('comédias brasileiras dos anos 90 na netflix até 1h30 com nota 8');
    expect(link?.label).toBe('Filmes de comédia do Brasil dos anos 90 na Netflix de até 1h 30min com nota 8 ou mais');
  });
});

test.each([
  'cidade de deus',
  '2012',
  'amor',
  'o americano',
  'brasil',
  'uma história de amor',
  'comédia mtv',
  'filme do pelé',
  'max steel',
  'constructor',
  '__proto__',
  '',
])('%j is a name, not a question for a list', (query) => {
  expect(understand(query)).toBeUndefined();
});

test.each([
  ['netflix', ['netflix'], []],
  ['o que tem na netflix hoje', ['netflix'], []],
  ['comedia', [], ['comedia']],
])('%j names a platform or a genre, which has a page of its own', (query, platforms, genres) => {
  expect(understand(query)).toMatchObject({ platforms, genres, isList: false });
});
