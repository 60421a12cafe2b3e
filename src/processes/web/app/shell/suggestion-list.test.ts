import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SuggestionList } from './suggestion-list.tsx';

function draw(kind: 'poster' | 'profile'): string {
  const suggestion = { key: '1', to: '/', title: 'Wagner Moura', detail: '', picture: { kind, path: null } };
  const list = createElement(SuggestionList, {
    ...{ id: 'lista', query: 'wagner', isCorrected: false, active: -1, onChoose: () => undefined },
    groups: [{ title: 'Pessoas', suggestions: [suggestion] }],
  });
  const html = renderToStaticMarkup(createElement(MemoryRouter, {}, list));
  return html
    .replace(/<mark>.*/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .trim();
}

test('a title without a poster has a question mark, a person without a photo their initials', () => {
  expect(draw('poster')).toMatch(/\?$/);
  expect(draw('profile')).toMatch(/WM$/);
});
