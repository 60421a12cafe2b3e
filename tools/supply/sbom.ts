import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './package-files.ts';

const SBOM = '.cache/sbom.json';

interface Component {
  'bom-ref'?: string | undefined;
  name: string;
  components?: Component[] | undefined;
  properties?: { name: string; value?: string | undefined }[] | undefined;
}
const Component: z.ZodType<Component> = z.looseObject({
  'bom-ref': z.string().optional(),
  name: z.string(),
  get components() {
    return z.array(Component).optional();
  },
  properties: z.array(z.object({ name: z.string(), value: z.string().optional() })).optional(),
});
const Sbom = z.looseObject({
  components: z.array(Component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).optional() })).default([]),
});

/**
 * Writes the SBOM (CycloneDX) of production on any platform and returns how many packages it names. Based on the lock
 * file: the install script of `node` leaves unrelated packages in node_modules.
 */
export function writeSbom(): { file: string; components: number } {
  mkdirSync(join(root, '.cache'), { recursive: true });
  execFileSync(
    join(root, 'node_modules/.bin/cyclonedx-npm'),
    ['--package-lock-only', '--omit', 'dev', '--no-workspaces', '--output-file', SBOM],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const file = join(root, SBOM);
  const sbom = Sbom.parse(JSON.parse(readFileSync(file, 'utf8')));
  const components = withoutDevelopment(sbom.components);
  const refs = new Set(listRefs(components));
  const all = new Set(listRefs(sbom.components));
  // The first entry is this repository, which is not a component.
  const isProduct = ({ ref }: { ref: string }) => refs.has(ref) || !all.has(ref);
  const dependencies = sbom.dependencies.filter(isProduct).map(({ dependsOn, ...rest }) => ({
    ...rest,
    ...(dependsOn && { dependsOn: dependsOn.filter((ref) => refs.has(ref)) }),
  }));
  writeFileSync(file, JSON.stringify({ ...sbom, components, dependencies }, null, 2));
  return { file: SBOM, components: countAll(components) };
}

/** The tool also lists optional peers that only development installs, marked as such. */
function withoutDevelopment(components: readonly Component[]): Component[] {
  return components
    .filter(({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'))
    .map((component) => ({
      ...component,
      ...(component.components && { components: withoutDevelopment(component.components) }),
    }));
}

function listRefs(components: readonly Component[]): string[] {
  return components.flatMap(({ 'bom-ref': ref = '', components: inner = [] }) => [ref, ...listRefs(inner)]);
}

/** Packages installed inside another package are nested there. */
function countAll(components: readonly Component[]): number {
  return components.reduce((sum, { components: inner }) => sum + 1 + countAll(inner ?? []), 0);
}
