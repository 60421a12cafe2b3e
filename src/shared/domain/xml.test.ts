import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test('what has a meaning in XML is written as an entity', () => {
  expect(escapeXml(`<Tom & "Jerry's">`)).toBe('&lt;Tom &amp; &quot;Jerry&apos;s&quot;&gt;');
});

test('what no XML document may hold is left out, and half an emoji is no emoji', () => {
  expect(escapeXml('a\u0000b\u000bc\td\ufffe')).toBe('abc\td');
  expect(escapeXml('\ud83c').isWellFormed()).toBe(true);
});
