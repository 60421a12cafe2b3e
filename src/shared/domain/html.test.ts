import { describe, expect, test } from 'vitest';
import { toParagraphs, toPlainText } from './html.ts';

describe('text becomes HTML', () => {
  test.each([
    ['each line is a paragraph', 'Um.\n\nDois.\r\nTrês.', '<p>Um.</p><p>Dois.</p><p>Três.</p>'],
    ['what looks like markup stays text', '<img src=x onerror=a()>', '<p>&lt;img src=x onerror=a()&gt;</p>'],
    ['quotes and ampersands too', `"Tom" & 'Jerry'`, '<p>&quot;Tom&quot; &amp; &#39;Jerry&#39;</p>'],
    ['nothing becomes nothing', ' \n ', ''],
  ])('%s', (_rule, text, html) => {
    expect(toParagraphs(text)).toBe(html);
  });
});

describe('HTML becomes text', () => {
  test.each([
    ['paragraphs are separated by a space', '<p>Um.</p><p>Dois.</p>', 'Um. Dois.'],
    ['entities are characters', '<p>Tom &amp; Jerry&nbsp;&lt;3</p>', 'Tom & Jerry <3'],
    ['and are read once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['and what is inside a line stays in it', 'Da <strong>casa</strong>.<br>Sim.', 'Da casa. Sim.'],
    ['attributes are not read', '<a href="https://exemplo.com">daqui</a>', 'daqui'],
  ])('%s', (_rule, html, text) => {
    expect(toPlainText(html)).toBe(text);
  });

  test('and is the text it was made of', () => {
    const text = 'Disse: "<b>não</b>" & saiu.';
    expect(toPlainText(toParagraphs(text))).toBe(text);
  });
});
