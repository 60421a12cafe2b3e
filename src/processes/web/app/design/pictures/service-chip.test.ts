import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceChip } from './service-chip.tsx';

const draw = (logo: string | null) =>
  renderToStaticMarkup(createElement(ServiceChip, { brand: 'netflix', abbreviation: 'N', logo }));

test('a service is drawn by its logo, with its letters behind it', () => {
  const html = draw('/abc.jpg');

  expect(html).toMatch(/>N<img [^>]*src="\/img\/logo\/w92\/abc\.jpg"/);
  expect(html).toMatch(/<span [^>]*aria-hidden="true".*alt=""/);
});

test.each([null, '/abc.svg', 'https://elsewhere.example/abc.jpg'])('with %j for a logo it has its letters', (logo) => {
  const html = draw(logo);

  expect(html).toContain('>N</span>');
  expect(html).not.toContain('<img');
});
