import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprintProjections } from '../test/projection-outputs.ts';

/** Writes the version of the projections after a change of what they give. */
const file = 'src/server/sync/projection/version.ts';
const text = readFileSync(file, 'utf8');
const version = fingerprintProjections();
writeFileSync(file, text.replace(/(PROJECTION_VERSION = ')[^']*/, `$1${version}`));
console.log(`${file}: ${version}`);
