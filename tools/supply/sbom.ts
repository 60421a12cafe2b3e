import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './package-files.ts';

const SBOM = '.cache/sbom.json';

interface Component {
  name: string;
  components?: Component[] | undefined;
}
const Component: z.ZodType<Component> = z.object({
  name: z.string(),
  get components() {
    return z.array(Component).optional();
  },
});
const Sbom = z.object({ components: z.array(Component) });

/**
 * Writes the list of what production is made of on any platform (CycloneDX) and says how many packages it names.
 * It is read from the lock: the install script of `node` leaves strangers in node_modules.
 */
export function writeSbom(): { file: string; components: number } {
  mkdirSync(join(root, '.cache'), { recursive: true });
  execFileSync(
    join(root, 'node_modules/.bin/cyclonedx-npm'),
    ['--package-lock-only', '--omit', 'dev', '--output-file', SBOM],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const { components } = Sbom.parse(JSON.parse(readFileSync(join(root, SBOM), 'utf8')));
  return { file: SBOM, components: countAll(components) };
}

/** A package inside another one is nested there too. */
function countAll(components: readonly Component[]): number {
  return components.reduce((sum, { components: inner }) => sum + 1 + countAll(inner ?? []), 0);
}
