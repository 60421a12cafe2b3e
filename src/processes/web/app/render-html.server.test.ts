import { createElement, lazy, type ReactNode, Suspense } from 'react';
import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { renderHtml } from './render-html.server.ts';

const page = (body: ReactNode) =>
  createElement(
    'html',
    null,
    createElement('head', null, createElement('title', null, 'É')),
    createElement('body', null, body),
  );
const streamOf = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>;
const contextOf = (data: string, didRenderScripts = true) =>
  ({ serverHandoffStream: streamOf(data), renderMeta: { didRenderScripts } }) as unknown as EntryContext;
const render = async (body: ReactNode, context = contextOf('["a"]\n'), inHead = '<meta>') =>
  (await renderHtml(() => page(body), context, { nonce: 'n', inHead })).toString();

test('the page is one text, with what is added at the end of the head and the data at the end of the body', async () => {
  const html = await render('Olá');
  expect(html).toMatch(
    /^<!DOCTYPE html><html><head>.*<meta><\/head><body>Olá<script type="application\/json">\["a"\]\n<\/script>/,
  );
  expect(html).toMatch(/<\/script><script nonce="n">\{[^<]*\}<\/script><\/body><\/html>$/);
});

test('no text in the data ends its block', async () => {
  const html = await render('a', contextOf('["</script><!--<script>"]\n'));
  expect(html).toContain('<script type="application/json">["\\u003c/script>\\u003c!--\\u003cscript>"]\n</script>');
});

test('a page without scripts has no data', async () => {
  expect(await render('a', contextOf('["a"]', false), '')).toMatch(/<body>a<\/body><\/html>$/);
});

test('a page that waits for a module is complete', async () => {
  const Late = lazy(async () => ({ default: () => createElement('b', null, 'chegou') }));
  const html = await render(createElement(Suspense, { fallback: 'espera' }, createElement(Late)));
  expect(html).toContain('<b>chegou</b>');
  expect(html).toContain('<meta></head>');
  expect(html).not.toContain('espera');
});

test('an error in a part of the page is an error of the page', async () => {
  const Broken = () => {
    throw new Error('quebrou');
  };
  await expect(render(createElement(Broken))).rejects.toThrow('quebrou');
  await expect(render(createElement(Suspense, { fallback: 'espera' }, createElement(Broken)))).rejects.toThrow(
    'quebrou',
  );
});
