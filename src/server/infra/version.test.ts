import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountHealth } from './http-health.ts';
import { createLog } from './log.ts';
import { createMetrics } from './observing/metrics.ts';
import { describeVersions } from './version.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

test('the release is in /healthz, in the metrics, in every log line and on the screen of settings', async () => {
  const app = Fastify();
  mountHealth(app, { findProblems: async () => [], metrics: createMetrics(), metricsToken: '' });
  expect((await app.inject('/healthz')).json()).toEqual({ alive: true, version });
  expect((await app.inject('/metrics')).body).toContain(`build_info{version="${version}"} 1\n`);
  await app.close();

  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).info('listening');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'listening', version, pid: process.pid });

  expect(describeVersions()).toContainEqual({
    name: 'lanterninha',
    value: version,
    isSet: true,
    isMissing: false,
    isElsewhere: false,
  });
});

test('CHANGELOG.md has an entry for the release', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## [${version}]`);
});
