import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test('special characters of XML become entities', () => {
  expect(escapeXml(`<Tom & "Jerry's">`)).toBe('&lt;Tom &amp; &quot;Jerry&apos;s&quot;&gt;');
});

test('characters that XML forbids are removed, and a lone surrogate is replaced', () => {
  expect(escapeXml('a\u0000b\u000bc\td\ufffe')).toBe('abc\td');
  expect(escapeXml('\ud83c').isWellFormed()).toBe(true);
});
