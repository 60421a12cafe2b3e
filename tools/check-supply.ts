import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from './supply/audit.ts';
import { findUnreviewedScripts } from './supply/install-scripts.ts';
import { isAccepted, summarise } from './supply/licences.ts';
import {
  installedForProduction,
  listManifests,
  lockedForProduction,
  packageNameOf,
  readLock,
  readManifest,
  root,
} from './supply/package-files.ts';
import { findMissingPeers } from './supply/peers.ts';
import { findLockDrift, findLoosePins } from './supply/pins.ts';
import { findProductionTools } from './supply/production-tools.ts';
import { writeSbom } from './supply/sbom.ts';

const manifest = readManifest();
const lock = readLock();
const installed = installedForProduction(lock);

const problems = [
  ...listManifests().flatMap((place) => {
    const own = readManifest(place);
    return [...findLoosePins(own), ...findLockDrift(own, lock, place)].map(
      (problem) => `${place || 'product'}: ${problem}`,
    );
  }),
  ...findUnreviewedScripts(manifest, lock),
  ...findMissingPeers(lock),
  ...findProductionTools(lock),
];

const licences = new Map(installed.map((path) => [path, licenceOf(path)]));
for (const [path, licence] of licences)
  if (!isAccepted(licence)) problems.push(`${packageNameOf(path)}: licence ${licence} is not on the list`);
console.log(`licences: ${summarise(licences.values())}`);

const sbom = writeSbom();
console.log(`sbom: ${sbom.components} components in ${sbom.file}`);
const locked = lockedForProduction(lock).length;
if (sbom.components !== locked)
  problems.push(`the SBOM names ${sbom.components} packages, the lock has ${locked} for production`);

const known = audit();
if (known.kind === 'known') {
  console.log(`audit: ${known.critical} critical, ${known.high} high, ${known.moderate} moderate`);
  if (known.high + known.critical > 0) problems.push('npm audit knows high or critical vulnerabilities');
}
if (known.kind === 'failed') problems.push(known.why);
// `npm run check` counts this line; without it, the summary would read as if everything had been checked.
if (known.kind === 'skipped') console.log(`skipped: npm audit, ${known.why}`);

for (const problem of problems) console.log(problem);
const direct = Object.keys(manifest.dependencies).length;
console.log(`supply: ${installed.length} runtime packages (${direct} direct), ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** From the package's own manifest; the lock may lack it. */
function licenceOf(path: string): string {
  const { license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as { license?: unknown };
  return typeof license === 'string' ? license : (lock.packages[path]?.license ?? 'unknown');
}
