import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { FunctionName } from '#shared/contract/functions.ts';
import { Failure } from '#shared/domain/failure.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { createRateGuard } from './limit-rate.ts';

/** An app whose only route applies the guard. */
async function openDoor(isOn = true) {
  const app = Fastify();
  const guard = await createRateGuard(app, { isOn });
  app.get<{ Params: { name: FunctionName } }>('/:name', async (request) => {
    await guard(request, request.params.name);
    return 'in';
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(429).send(error instanceof Failure ? [error.code, error.message] : error),
  );
  return (name: FunctionName, remoteAddress = '203.0.113.7') => app.inject({ url: `/${name}`, remoteAddress });
}

/** How many of these calls, one after the other within a second, are accepted. */
async function countLetThrough(names: readonly FunctionName[], call: Awaited<ReturnType<typeof openDoor>>) {
  let count = 0;
  for (const name of names) if ((await call(name)).statusCode === 200) count += 1;
  return count;
}

const times = (count: number, name: FunctionName) => Array.from({ length: count }, () => name);

test.each<[FunctionName, number]>([
  ['searchAutocomplete', 10],
  ['searchMulti', 3],
  ['getHomeAll', 20],
  ['image-proxy', 20],
])('%s can be called %i times a second from one address', async (name, most) => {
  expect(await countLetThrough(times(most + 5, name), await openDoor())).toBe(most);
});

test('searching, typing and everything else are counted apart, everything else together', async () => {
  const call = await openDoor();
  await countLetThrough(times(10, 'searchMulti'), call);
  expect(await countLetThrough(times(10, 'searchAutocomplete'), call)).toBe(10);
  expect(await countLetThrough([...times(15, 'getGenres'), ...times(15, 'getStreaming')], call)).toBe(20);
});

test('a client that calls too often is refused, and one household is one address', async () => {
  const call = await openDoor();
  for (const member of [1, 2, 3]) {
    expect((await call('searchMulti', `2001:db8:1:1::${member}`)).statusCode).toBe(200);
  }
  const refused = await call('searchMulti', '2001:db8:1:1::4');
  expect(refused.json()).toEqual(['resource-exhausted', refusals.tooManyCalls]);
  expect((await call('searchMulti', '2001:db8:1:2::1')).statusCode).toBe(200);
});

test('if a proxy in front already limits, no client is counted', async () => {
  expect(await countLetThrough(times(50, 'searchMulti'), await openDoor(false))).toBe(50);
});
