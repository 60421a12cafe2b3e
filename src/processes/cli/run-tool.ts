import { spawn } from 'node:child_process';
import path from 'node:path';
import { OperatorError } from '#server/infra/operator-error.ts';

const TOOLS = path.resolve(import.meta.dirname, '../../../tools');

/** Runs a script of `tools/`, which the product never imports, as a separate process in the same terminal. */
export async function runTool(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [path.join(TOOLS, script), ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) throw new OperatorError(`tools/${script} ended with ${String(code)}.`);
}
