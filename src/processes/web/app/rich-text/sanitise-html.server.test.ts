import { expect, test } from 'vitest';
import { sanitiseHtml } from './sanitise-html.server.ts';

test.each([
  ['<p>Um <b>filme</b> e <i>outro</i>.</p>', '<p>Um <strong>filme</strong> e <em>outro</em>.</p>'],
  ['<h1>Alto</h1><h2>Demais</h2><h4>Assim</h4>', '<h3>Alto</h3><h3>Demais</h3><h4>Assim</h4>'],
  ['<p onclick="x()" style="color:red" class="a">Oi</p>', '<p>Oi</p>'],
  ['<script>alert(1)</script><p>Oi</p>', '<p>Oi</p>'],
  ['<style>p{}</style><iframe src="https://x.example"></iframe><p>Oi</p>', '<p>Oi</p>'],
  ['<a href="/filme/bacurau-2019-446159">Bacurau</a>', '<a href="/filme/bacurau-2019-446159">Bacurau</a>'],
  [
    '<a href="https://a.example/x" target="_top">fora</a>',
    '<a href="https://a.example/x" rel="noopener nofollow">fora</a>',
  ],
  ['<a href="javascript:alert(1)">clique</a>', 'clique'],
  ['<a href="http://a.example">sem cadeado</a>', 'sem cadeado'],
  ['<a href="//evil.example">fora</a><a href="/\\evil.example">fora</a>', 'forafora'],
  [
    '<img src="/img/backdrop/w780/a.jpg" alt="Cena" onerror="x()">',
    '<img alt="Cena" src="/img/backdrop/w780/a.jpg" loading="lazy" />',
  ],
  ['<p>Antes<img src="https://evil.example/p.gif">depois</p>', '<p>Antesdepois</p>'],
  ['<p>1 < 2 & 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
])('%s is shown as %s', (stored, shown) => {
  expect(sanitiseHtml(stored)).toBe(shown);
});

test.each([[null], [''], ['   '], ['<script>alert(1)</script>'], ['<div></div>']])(
  'of %s nothing is left to show',
  (stored) => {
    expect(sanitiseHtml(stored)).toBeNull();
  },
);
