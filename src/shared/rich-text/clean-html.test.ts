import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

test.each([
  ['<p>Um <strong>texto</strong> e <em>outro</em>.</p>', '<p>Um <strong>texto</strong> e <em>outro</em>.</p>'],
  [
    '<ul><li>um</li></ul><h3>Dois</h3><blockquote>três</blockquote>',
    '<ul><li>um</li></ul><h3>Dois</h3><blockquote>três</blockquote>',
  ],
  ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
  ['<p>x</p><script>alert(1)</script>', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="alert(1)" style="color:red" class="x">x</p>', '<p>x</p>'],
  // A link without a valid target is removed; its text stays.
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href="http://a.example">x</a>', 'x'],
  ['<a href="//a.example">x</a>', 'x'],
  ['<a href="/\\\\a.example">x</a>', 'x'],
  ['<a href="https://a.example" target="_blank">x</a>', '<a href="https://a.example" rel="noopener nofollow">x</a>'],
  ['<a href="/filme/cidade-de-deus-2002-598">x</a>', '<a href="/filme/cidade-de-deus-2002-598">x</a>'],
  ['<svg><script>alert(1)</script></svg><math><mi//xlink:href="data:x,alert(1)">', ''],
  ['<p>2 < 3 & "x"</p>', '<p>2 &lt; 3 &amp; "x"</p>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
])('%s is stored as %s', (given, stored) => {
  expect(cleanHtml(given)).toBe(stored);
});

test('cleaning twice changes nothing', () => {
  const given = '<p>a &amp; b</p><a href="https://a.example">c</a><b>d</b>';
  expect(cleanHtml(cleanHtml(given))).toBe(cleanHtml(given));
});
