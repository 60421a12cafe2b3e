import { createElement } from 'react';
import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decodeState,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import * as entry from '../src/processes/web/app/entry.server.tsx';
import { type PageRequest, pageContext } from '../src/processes/web/contexts.ts';
import { createDice } from './dice.ts';

/** Everything that ends a script, a string, a line or a byte sequence somewhere, with ordinary letters between. */
const PIECES = [
  ...[
    '</script>',
    '<!--',
    '-->',
    '<script',
    ']]>',
    '&lt;',
    '&amp;',
    '&#60;',
    '"',
    "'",
    '`',
    '${',
    '\\',
    '\\u003c',
    '\\n',
  ],
  ...['\n', '\r', '\t', '\u0000', '\u0007', '\u2028', '\u2029', '\ufeff', '\u202e', '\ud800', '\udfff', '😀', '👨‍👩‍👧'],
  ...[
    'ação',
    '東京',
    'a',
    ' ',
    '0',
    '-1',
    'null',
    'undefined',
    'NaN',
    '__proto__',
    'constructor',
    'P:',
    'E:',
    '[',
    '{',
    '}',
  ],
];
const COUNT = 10_000;

function randomTexts(count: number, seed: number): string[] {
  const dice = createDice(seed);
  return Array.from({ length: count }, () => Array.from({ length: dice.below(12) }, () => dice.pick(PIECES)).join(''));
}

/** Renders a site of one page through our own entry; the browser must receive exactly the loader's data. */
async function renderState(said: unknown): Promise<string> {
  const Root = () =>
    createElement('html', null, createElement('body', null, createElement(Outlet), createElement(Scripts)));
  const build = {
    entry: { module: entry },
    routes: { root: { id: 'root', path: '', module: { loader: () => said, default: Root } } },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: { root: { id: 'root', path: '', hasLoader: true, module: '/root.js' } },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  const context = new RouterContextProvider();
  context.set(pageContext, { requestId: 'r1' } as PageRequest);
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production');
  const response = await handle(new Request('https://lanterninha.example/'), context);
  return response.text();
}

/** As a browser does: runs the script after the data and reads what it hands to React Router. */
async function readState(html: string): Promise<unknown> {
  const chunks: string[] = [];
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (chunk: string) => chunks.push(chunk), close: () => undefined },
    },
  };
  const [, textContent, script = ''] =
    /<script type="application\/json">([\s\S]*?)<\/script><script nonce="[^"]+">([\s\S]*?)<\/script>/.exec(html) ?? [];
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what a browser does with it
  new Function('window', 'document', script)(window, { currentScript: { previousElementSibling: { textContent } } });
  const stream = new Blob(chunks).stream() as ReadableStream<Uint8Array>;
  const { value } = await decodeState(stream, globalThis);
  return (value as { loaderData: { root: unknown } }).loaderData.root;
}

test('ten thousand texts reach the browser exactly as the server said them', async () => {
  const texts = randomTexts(COUNT, 2026);
  const html = await renderState({ texts });
  expect(await readState(html)).toEqual({ texts });
});

test('no text of a page can end the script that carries it', async () => {
  const html = await renderState({ texts: ['</script><script>alert(1)</script>', '<!--<script>'] });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<!--<script');
  expect(await readState(html)).toEqual({ texts: ['</script><script>alert(1)</script>', '<!--<script>'] });
});
