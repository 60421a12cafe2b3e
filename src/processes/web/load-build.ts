import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { OperatorError } from '#server/infra/operator-error.ts';
import { type SplitBuild, splitBuild } from './split-build.ts';

const BUILD_FOLDER = path.resolve(import.meta.dirname, '../../../build');

export const CLIENT_FOLDER = path.join(BUILD_FOLDER, 'client');

/** The result of `npm run build`. Read once: a new build needs a new process. */
export async function loadBuild(): Promise<SplitBuild> {
  const file = path.join(BUILD_FOLDER, 'server/index.js');
  if (!existsSync(file)) throw new OperatorError('There is no build of the pages yet: run `npm run build`.');
  return splitBuild((await import(pathToFileURL(file).href)) as ServerBuild);
}
