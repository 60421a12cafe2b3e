const MEBIBYTE = 1024 * 1024;

const repeat = (unit: string, start = '', end = '') =>
  start + unit.repeat(Math.ceil((MEBIBYTE - start.length - end.length) / unit.length)) + end;

/** Texts of one mebibyte, each of which has made a reader of texts slow somewhere. */
export const LONG_TEXTS: Readonly<Record<string, string>> = {
  'one letter': repeat('a'),
  'spaces inside': repeat(' ', 'a', 'x'),
  'spaces and a colon': repeat(' ', 'User-agent: x', ': x'),
  'line ends': repeat('\n'),
  'lines of one letter': repeat('a\n'),
  'lines of one number': repeat('1\n'),
  'lines of 500 letters': repeat(`${'a '.repeat(250)}\n`),
  'numbers on one line': repeat('1 '),
  'numbers on lines of 500 letters': repeat(`${'1 '.repeat(250)}\n`),
  quotes: repeat('"'),
  'an open quote': repeat('a;b\n', '"'),
  semicolons: repeat(';'),
  'semicolons and quotes': repeat(';"'),
  'opening brackets': repeat(' ('),
  'closing brackets': repeat(') '),
  tags: repeat('<p'),
  'tags that end': repeat('<p>'),
  entities: repeat('&amp;'),
  dashes: repeat('-'),
  commas: repeat(', '),
  slashes: repeat('/'),
  'the word collection': repeat(' coleção'),
  'the word now': repeat(' [now a'),
  'accents to combine': repeat('e\u0301'),
  'letters of two units': repeat('😀'),
  'halves of them': repeat('\ud800'),
  addresses: repeat('https://a.example/b '),
  'rules of robots.txt': repeat('Disallow: /a*b\n', 'User-agent: *\n'),
  'wildcards of robots.txt': repeat(`Disallow: /${'*a'.repeat(1_000)}\n`, 'User-agent: *\n'),
  'robots with many names': repeat('User-agent: a\n'),
};
