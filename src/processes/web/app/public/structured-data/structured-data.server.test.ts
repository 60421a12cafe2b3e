import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { addStructuredData, writeStructuredData } from './structured-data.server.ts';

function blockOf(name: string): string {
  const context = new RouterContextProvider();
  addStructuredData(context, () => [{ '@type': 'Movie', name }]);
  return writeStructuredData(context);
}

test('a page has one block with all its structured data', () => {
  expect(blockOf('Cidade de Deus')).toBe(
    '<script type="application/ld+json">' +
      '{"@context":"https://schema.org","@graph":[{"@type":"Movie","name":"Cidade de Deus"}]}</script>',
  );
});

test('a page without structured data has no block', () => {
  expect(writeStructuredData(new RouterContextProvider())).toBe('');
});

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  'a & b',
  'line\u2028separator\u2029and "quotes" \\ and \u0000',
])('a text like %j stays a text', (hostile) => {
  const block = blockOf(hostile);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<>&\u2028\u2029]*)<\/script>$/.exec(block) ?? [];

  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: hostile }] });
});

test('structured data is built only when a document is written', () => {
  const context = new RouterContextProvider();
  let built = 0;
  addStructuredData(context, () => {
    built += 1;
    return [];
  });

  expect(built).toBe(0);
  expect([writeStructuredData(context), built]).toEqual(['', 1]);
});
