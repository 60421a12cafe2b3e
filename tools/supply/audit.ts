import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { root } from './package-files.ts';

const Report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ moderate: z.number(), high: z.number(), critical: z.number() }) }),
});

/** What the registry knows against our production packages; `undefined` where it does not answer that question. */
export function audit(): { moderate: number; high: number; critical: number } | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  try {
    return Report.parse(JSON.parse(stdout)).metadata.vulnerabilities;
  } catch {
    return undefined;
  }
}
