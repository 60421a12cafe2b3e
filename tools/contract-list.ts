import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildContractLines } from './contract/build-list.ts';
import { readSources } from './contract/read-sources.ts';

/** `TMDB_CONTRACT_DIR=… node tools/contract-list.ts`: writes the key names and types that every answer is checked against. */
const folder = process.env.TMDB_CONTRACT_DIR;
if (!folder) {
  console.error('TMDB_CONTRACT_DIR is the folder with openapi/ and fixtures/official-examples/');
  process.exit(2);
}
const lines = buildContractLines(readSources(folder));
const file = fileURLToPath(new URL('../packages/tmdb-simulator/contract/routes.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(lines, null, 2)}\n`);
console.log(`contract: ${Object.keys(lines).length} routes written`);
