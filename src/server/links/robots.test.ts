import { expect, test } from 'vitest';
import { buildRobots, isAllowed, parseRobots } from './robots.ts';

const ALL = 'User-agent: *\n';
test.each([
  ['', '/x', true],
  [`${ALL}Disallow: /`, '/x', false],
  [`${ALL}Disallow:`, '/x', true],
  [`${ALL}Disallow: /a`, '/abc', false],
  [`${ALL}Disallow: /a\nAllow: /ab`, '/abc', true],
  [`${ALL}Disallow: /ab\nAllow: /ab`, '/abc', true],
  [`${ALL}Disallow: /*.pdf$`, '/x/y.pdf', false],
  [`${ALL}Disallow: /*.pdf$`, '/x/y.pdf?z', true],
  [`${ALL}Disallow: /a*b*c`, '/a1b2c3', false],
  [`${ALL}Disallow: /a*b*c`, '/a1c2b3', true],
  [`${ALL}Disallow: /x$`, '/x', false],
  [`${ALL}Disallow: /x$`, '/xy', true],
  [`${ALL}Disallow: /?q=`, '/?q=1', false],
  ['User-agent: outro\nDisallow: /', '/x', true],
  ['User-agent: Lanterninha-Links\nDisallow: /\n\nUser-agent: *\nAllow: /', '/x', false],
  ['User-agent: outro\nUser-agent: *\nDisallow: /', '/x', false],
  ['user-AGENT: * # todos\r\nDISALLOW: /x # fim', '/x', false],
  ['Disallow: /', '/x', true],
  [`${ALL}Disallow: /${'*'.repeat(5_000)}z`, '/x', true],
  [`${ALL}Disallow: /x${'y'.repeat(3_000)}\nDisallow: /z`, '/z', false],
  [`${ALL}${' '.repeat(3_000)}Disallow: /`, '/x', true],
  ['user-agent:*\n\tDisallow\t:/x#y', '/x', false],
  [`${ALL}Disallow: /a:b`, '/a:b', false],
  [`${ALL}Disallow`, '/x', true],
])('%j: %s may be asked for: %s', (text, path, allowed) => {
  const rules = parseRobots(text);
  expect(isAllowed(rules, new URL(path, 'https://a.example'))).toBe(allowed);
  // What is stored for the night.
  expect(parseRobots(buildRobots(rules))).toEqual(rules);
});
