import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createHttpApp } from './http.ts';
import { createMetrics } from './metrics.ts';

test('a log line contains neither a search query nor the address of a preview', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const app = await createHttpApp({ log, metrics: createMetrics(), trustedProxies: [], isHttps: false });
  await app.inject('/buscar?q=segredo');
  await app.inject('/previa/filme/movie-598-1763300000-segredo');
  await app.inject('/previa/filme/movie-598-1763300000-segredo.data');
  await app.close();
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
    '/buscar',
    '/previa/filme/…',
    '/previa/filme/…',
  ]);
  expect(lines.join()).not.toContain('segredo');
});
