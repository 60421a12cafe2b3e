import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { isVisible } from './is-visible.ts';

const shown = { status: 200, body: 'new', oldAnswers: 0 };
const server = createServer((_request, response) => {
  response.statusCode = shown.status;
  shown.oldAnswers -= 1;
  response.end(shown.oldAnswers >= 0 ? 'old' : shown.body);
}).listen(0, '127.0.0.1');
afterAll(() => void server.close());
const edges = () => [`http://127.0.0.1:${(server.address() as AddressInfo).port}`];
const readOwn = async () => ({ status: 200, body: 'new' });

test('a publication is visible when the edge shows what we show, and is asked for until then', async () => {
  shown.oldAnswers = 3;
  expect(await isVisible('/filme/x', { edges: edges(), readOwn })).toBe(true);
  expect(shown.oldAnswers).toBe(-1);
});

test('without an edge, our own page is what visitors see', async () => {
  expect(await isVisible('/filme/x', { edges: [], readOwn })).toBe(true);
});

test('an edge that shows something else, or cannot be asked, shows nothing yet', async () => {
  shown.body = 'other';
  expect(await isVisible('/filme/x', { edges: edges(), readOwn, waitMs: 300 })).toBe(false);
  expect(await isVisible('/filme/x', { edges: ['http://127.0.0.1:1'], readOwn, waitMs: 300 })).toBe(false);
});
