import { type ChildProcess, fork } from 'node:child_process';
import { findFreePort } from '../tools/local-postgres.ts';

export interface StartedServer {
  child: ChildProcess;
  url: string;
}

/** Starts the measured server in its own process; it sends a message once it listens and exits with its parent. */
export async function startServer(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<StartedServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(script, args, {
    env: { ...env, PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), SITE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${[script, ...args].join(' ')} ended with ${code}`)));
  });
  return { child, url };
}
