import path from 'node:path';
import { buildPages } from './demo/build-pages.ts';

/**
 * For `npm run check`: builds the pages and records the hash of their sources, so that the demo's test does not build
 * them again.
 */
await buildPages(path.resolve(import.meta.dirname, '..'), (line) => process.stdout.write(`${line}\n`));
