import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ASSETS = path.resolve(import.meta.dirname, '../../../../build/client/assets');

/** The URL of a file of the pages' build, whose name contains a hash; undefined if the pages were not built. */
export function createAssetFinder(folder = ASSETS): (name: string) => string | undefined {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return (name) => {
    const { name: stem, ext } = path.parse(name);
    const file = files.find((each) => each.startsWith(`${stem}-`) && each.endsWith(ext));
    return file && `/assets/${file}`;
  };
}
