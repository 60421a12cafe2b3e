import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Setting } from '#shared/admin/domain/site-screens.ts';

const MANIFEST = path.resolve(import.meta.dirname, '../../../package.json');
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { name: string; version: string };

/** The release that runs. CONTRIBUTING says when the number changes. */
export const { version } = manifest;

/** For the admin's screen of settings; public pages do not show versions. */
export function describeVersions(): Setting[] {
  const known = { isSet: true, isMissing: false, isElsewhere: false };
  return [
    { ...known, name: manifest.name, value: version },
    { ...known, name: 'node', value: process.versions.node },
  ];
}
