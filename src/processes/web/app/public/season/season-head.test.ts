import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeasonHead } from './season-head.tsx';
import type { SeasonView } from './season-view.ts';

function badgesOf(title: string): string[] {
  const season = {
    ...{ series: { name: 'Ruptura' }, title, number: 2, airDate: '2025-01-17', episodes: [{}, {}] },
    ...{ posterPath: null, overview: '' },
  } as unknown as SeasonView;
  const html = renderToStaticMarkup(createElement(SeasonHead, { season }));
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, words = '']) => words);
}

test('the number of a season is a badge only where the heading does not have it', () => {
  const others = ['Estreia: 17 de janeiro de 2025', '2 episódios'];
  expect(badgesOf('Temporada 2')).toEqual(others);
  expect(badgesOf('O Retorno')).toEqual(['Temporada 2', ...others]);
});
