import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOpenApi } from '../src/server/catalogue/api-description/openapi.ts';
import { shell } from '../src/shared/text/shell.ts';

/** `node tools/write-openapi.ts <file>` writes what `/api/openapi.json` answers, for Redocly's linter. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: node tools/write-openapi.ts <file>');

mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(buildOpenApi({ product: shell.product, siteUrl: 'https://lanterninha.test' })));
