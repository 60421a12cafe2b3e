import { expect, test } from 'vitest';
import { buildRobotsTxt } from './robots-txt.ts';

test('crawlers are excluded from the admin, previews and functions, and get the URL of the sitemap', () => {
  const lines = buildRobotsTxt('https://lanterninha.example').split('\n');

  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/admin', '/previa', '/api/', '/oembed']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: https://lanterninha.example/sitemap.xml');
  // Pictures, styles and pages stay allowed.
  expect(lines.filter((line) => /^Disallow: (?:\/|\/img.*|\/assets.*|\/cartao.*)$/.test(line))).toEqual([]);
});
