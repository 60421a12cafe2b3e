import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildReferencePages, FOLDER } from './reference/pages.ts';

/** `npm run reference`: writes the pages of docs/reference that repeat what the code says. */
mkdirSync(FOLDER, { recursive: true });
for (const [name, text] of buildReferencePages()) {
  writeFileSync(path.join(FOLDER, name), text);
  console.log(`docs/reference/${name}`);
}
