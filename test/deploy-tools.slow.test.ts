import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';

/** Files of `deploy/` read by the programs they are for. */
const ROOT = path.resolve(import.meta.dirname, '..');
const inDeploy = (folder: string, ending: string) =>
  readdirSync(path.join(ROOT, 'deploy', folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `deploy/${folder}/${name}`);
const RULE_TESTS = inDeploy('monitoring', '.test.yaml');
const UNITS = inDeploy('systemd', '.service');

test('Prometheus reads its configuration and the rules', () => {
  const monitoring = (name: string) => path.join(ROOT, 'deploy/monitoring', name);
  execFileSync('promtool', ['check', 'rules', monitoring('alerts.yaml')], { stdio: 'pipe' });
  execFileSync('promtool', ['check', 'config', '--syntax-only', monitoring('prometheus.yaml')], { stdio: 'pipe' });
});

test.each(RULE_TESTS)('alerts fire when they must and not otherwise: %s', { timeout: 60_000 }, (file) => {
  execFileSync('promtool', ['test', 'rules', path.join(ROOT, file)], { stdio: 'pipe' });
});

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd finds little to say against the units', () => {
  for (const file of UNITS) {
    // 2.0 of 10, where a unit without any hardening has 9.2; the command fails above the threshold.
    execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', path.join(ROOT, file)], {
      stdio: 'pipe',
    });
  }
});

test('the Varnish our tests run on has its fixes', () => {
  execFileSync(path.join(ROOT, 'deploy/edge/check-version.sh'), {
    stdio: 'pipe',
    env: { PATH: '/usr/sbin:/usr/bin:/bin' },
  });
});
