import { expect, test } from 'vitest';
import { startAfterFirstPaint } from './first-paint.server.ts';

const start = (html: string) => startAfterFirstPaint(Buffer.from(html), 'n').toString();

const STARTER = `<script nonce="n" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/genre-3.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/genre":route1};

import("/assets/entry.client-4.js");</script>`;

test('the scripts of a page run after it was drawn, and all of them before React Router starts', () => {
  expect(start(`<head></head><body>Olá${STARTER}<script>1</script></body>`)).toBe(
    '<head></head><body>Olá<script nonce="n" type="module" async="">' +
      'await new Promise((go)=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)));' +
      'const [,route0,route1]=await Promise.all([import("/assets/manifest-1.js"),import("/assets/root-2.js"),import("/assets/genre-3.js")]);' +
      'window.__reactRouterRouteModules = {"root":route0,"routes/genre":route1};\n\nimport("/assets/entry.client-4.js");' +
      '</script><script>1</script></body>',
  );
});

test('pictures and fonts come before the scripts, which are then all requested at once', () => {
  const preloads = ['/a.js', '/c.js', '/a.js']
    .map((address) => `<link rel="modulepreload" href="${address}" nonce="n"/>`)
    .join('');
  const page = start(`<head>${preloads}<link rel="preload" href="/b.woff2"/></head>${STARTER}`);
  expect(page).toContain('<head><link rel="preload" href="/b.woff2"/></head>');
  expect(page).toContain(
    'setTimeout(go)));for(const href of ["/a.js","/c.js"])document.head.append(' +
      'Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));const [,route0',
  );
});

test('a page that starts nothing is left alone', () => {
  const page = '<head><link rel="modulepreload" href="/a.js"/></head><body></body>';
  expect(start(page)).toBe(page);
});
