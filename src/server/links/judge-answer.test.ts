import { expect, test } from 'vitest';
import { judgeFault, judgeOembed, judgeRedirect, judgeStatus } from './judge-answer.ts';

test.each([
  [200, 'alive'],
  [204, 'alive'],
  [404, 'not-found'],
  [410, 'gone'],
  [500, 'server-error'],
  [401, 'login'],
  [403, 'forbidden'],
  [407, 'login'],
  [429, 'limited'],
  [451, 'forbidden'],
  [503, 'unavailable'],
  [418, 'odd'],
  [999, 'odd'],
])('status %i is %s', (status, said) => {
  const seen = judgeStatus(status);
  expect('reason' in seen ? seen.reason : seen.state).toBe(said);
  // What a wall or a limit answers never hides a link.
  if ([401, 403, 407, 429, 451, 503].includes(status)) expect(seen.state).toBe('unknown');
});

test.each([
  [200, '{"title":"Trailer"}', { state: 'alive', title: 'Trailer' }],
  [200, '{}', { state: 'alive', title: '' }],
  [200, 'Forbidden', { state: 'unknown', reason: 'odd' }],
  [200, '<html>Antes de continuar</html>', { state: 'unknown', reason: 'odd' }],
  [200, 'null', { state: 'unknown', reason: 'odd' }],
  [400, 'Bad Request', { state: 'dead', reason: 'no-video' }],
  [404, 'Not Found', { state: 'dead', reason: 'no-video' }],
  [401, 'Unauthorized', { state: 'unknown', reason: 'login' }],
  [403, 'Forbidden', { state: 'unknown', reason: 'forbidden' }],
  [429, '', { state: 'unknown', reason: 'limited' }],
  [500, '', { state: 'dead', reason: 'server-error' }],
  [503, '', { state: 'unknown', reason: 'unavailable' }],
])('an answer %i of oEmbed with %j is %j', (status, text, seen) => {
  expect(judgeOembed({ status, text })).toEqual(seen);
});

test.each([
  ['no-host', 'dead'],
  ['refused', 'dead'],
  ['slow', 'unknown'],
  ['no-network', 'unknown'],
  ['inside', 'unknown'],
] as const)('%s is %s', (fault, state) => {
  expect(judgeFault(fault).state).toBe(state);
});

test.each([
  ['https://a.example/filme/1', 'https://a.example/login?next=1', 302, 'unknown'],
  ['https://a.example/filme/1', 'https://accounts.a.example/', 301, 'unknown'],
  ['https://a.example/filme/1', 'https://a.example/entrar', 301, 'unknown'],
  ['https://a.example/filme/1', 'https://a.example/', 301, 'dead'],
  ['https://a.example/filme/1', 'https://a.example/pt-br/', 308, 'dead'],
  ['https://a.example/filme/1', 'https://a.example/', 302, 'unknown'],
  ['https://a.example/filme/1', 'https://a.example/filmes/1', 301, undefined],
  ['https://a.example/', 'https://www.a.example/', 301, undefined],
  ['https://a.example/filme/1', 'https://a.example/?filme=1', 301, undefined],
])('%s redirected to %s by %i is %s', (from, to, status, state) => {
  expect(judgeRedirect(new URL(from), new URL(to), status)?.state).toBe(state);
});
