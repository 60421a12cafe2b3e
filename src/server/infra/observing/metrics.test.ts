import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('connections are counted by pool, pools of one name together, until a pool is closed', async () => {
  const metrics = createMetrics();
  const read = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('database_pool_connections'));
  const end = metrics.watchPool('replicas', { totalCount: 5, idleCount: 2, waitingCount: 1 });
  metrics.watchPool('replicas', { totalCount: 1, idleCount: 1, waitingCount: 0 });
  expect(await read()).toEqual([
    'database_pool_connections{pool="replicas",state="used"} 3',
    'database_pool_connections{pool="replicas",state="idle"} 3',
    'database_pool_connections{pool="replicas",state="waiting"} 1',
  ]);
  end();
  expect(await read()).toContain('database_pool_connections{pool="replicas",state="used"} 0');
});
