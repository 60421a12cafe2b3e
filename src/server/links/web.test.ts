import type { LookupFunction } from 'node:net';
import { expect, test } from 'vitest';
import { checkLink, type HostGate, type ReadRobots } from './check-link.ts';
import type { WebAnswer } from './judge-answer.ts';
import { type LinkCall, openWeb, parseLink } from './web.ts';

const OEMBED = 'https://www.youtube.com/oembed';

test.each([
  'http://a.example/',
  'https://user:pass@a.example/',
  'https://a.example:8443/',
  'https://localhost/',
  'https://x.localhost/',
  'https://127.0.0.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest',
  'https://[::1]/',
  'https://[fd00::1]/',
  'ftp://a.example/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  `https://a.example/${'x'.repeat(3_000)}`,
])('%s is never called', (address) => {
  expect(parseLink(address)).toBeUndefined();
});

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1'])(
  'a public name that leads to %s is not connected to',
  async (inside) => {
    const lookup: LookupFunction = (_, __, callback) =>
      callback(null, [{ address: inside, family: inside.includes(':') ? 6 : 4 }]);
    const web = openWeb({ siteUrl: 'https://s.example', oembedUrl: OEMBED, lookup });
    const url = new URL('https://a.example/');
    expect(await web.call({ url, method: 'HEAD', bytes: 0 })).toEqual({ fault: 'inside' });
    await web.close();
  },
);

/** A web of prepared answers, and what was asked of it. */
function prepare(answers: Readonly<Record<string, Partial<{ status: number; location: string; text: string }>>>) {
  const asked: string[] = [];
  const stored = new Map<string, Promise<ReadRobots>>();
  const paused: string[] = [];
  const web = {
    call: async ({ url, method }: LinkCall): Promise<WebAnswer> => {
      asked.push(`${method} ${url.href}`);
      const answer = answers[`${method} ${url.href}`] ?? answers[url.href] ?? { status: 404 };
      return { status: 200, location: undefined, retryAfter: undefined, text: '', ...answer };
    },
    close: async () => undefined,
  };
  const gate: HostGate = {
    enter: async () => true,
    pause: async (host) => void paused.push(host),
    readRobots(host, read) {
      const known = stored.get(host) ?? read();
      stored.set(host, known);
      return known;
    },
  };
  return { asked, paused, tools: { web, gate, oembedUrl: OEMBED } };
}

test('robots.txt is read once for each host and honoured', async () => {
  const { asked, tools } = prepare({
    'https://a.example/robots.txt': { text: 'User-agent: *\nDisallow: /fechado' },
    'https://a.example/aberto': {},
  });
  expect(await checkLink(tools, 'https://a.example/aberto')).toEqual({ state: 'alive' });
  expect(await checkLink(tools, 'https://a.example/fechado/1')).toEqual({ state: 'unknown', reason: 'robots' });
  expect(asked).toEqual(['GET https://a.example/robots.txt', 'HEAD https://a.example/aberto']);
});

test('what HEAD calls dead is asked for once more', async () => {
  const { asked, tools } = prepare({ 'HEAD https://a.example/x': { status: 404 }, 'GET https://a.example/x': {} });
  expect(await checkLink(tools, 'https://a.example/x')).toEqual({ state: 'alive' });
  expect(asked.slice(1)).toEqual(['HEAD https://a.example/x', 'GET https://a.example/x']);
});

test('redirects are followed, but not inside, not in circles, and not past a sign-in', async () => {
  const to = (location: string) => ({ status: 301, location });
  const { asked, tools } = prepare({
    'https://a.example/1': to('https://b.example/2'),
    'https://b.example/2': {},
    'https://a.example/dentro': to('https://127.0.0.1/x'),
    'https://a.example/circulo': to('/circulo'),
    'https://a.example/entrar-antes': to('https://a.example/login?x=1'),
    'https://a.example/robots.txt': to('https://169.254.169.254/robots.txt'),
  });
  expect(await checkLink(tools, 'https://a.example/1')).toEqual({ state: 'alive' });
  expect(await checkLink(tools, 'https://a.example/dentro')).toEqual({ state: 'unknown', reason: 'inside' });
  expect(await checkLink(tools, 'https://a.example/circulo')).toEqual({ state: 'dead', reason: 'loop' });
  expect(await checkLink(tools, 'https://a.example/entrar-antes')).toEqual({ state: 'unknown', reason: 'login' });
  expect(asked.filter((call) => /127\.|169\.|login/.test(call))).toEqual([]);
});

test('a trailer is asked for by oEmbed, with its name, and never by its page', async () => {
  const { asked, tools } = prepare({
    [`${OEMBED}?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Dabcdefghijk`]: {
      text: '{"title":"Trailer"}',
    },
  });
  const url = 'https://www.youtube.com/watch?v=abcdefghijk';
  expect(await checkLink(tools, url)).toEqual({ state: 'alive', title: 'Trailer' });
  expect(await checkLink(tools, url.replace('abc', 'xyz'))).toEqual({ state: 'dead', reason: 'no-video' });
  expect(asked.some((call) => call.includes('/watch?v='))).toBe(false);
});

test('a host that asks for fewer calls gets no more tonight', async () => {
  const { paused, tools } = prepare({ 'https://a.example/x': { status: 429 } });
  expect(await checkLink(tools, 'https://a.example/x')).toEqual({ state: 'unknown', reason: 'limited' });
  expect(paused).toEqual(['a.example']);
});
