import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { siteUrlOf } from '../demo/invite-visitor.ts';

export interface DevServerOptions {
  /** The repository folder whose files are served and watched. */
  root: string;
  port: number;
  /** The settings of a running stack: its database, its simulator and the rest. */
  env: NodeJS.ProcessEnv;
  /** Hides its log; errors are still shown. */
  isQuiet?: boolean;
}

export interface DevServer {
  process: ChildProcess;
  url: string;
  stop(): Promise<void>;
}

/** Runs tools/dev-server.ts in its own process, which ends with ours. */
export async function startDevServer({ root, port, env, isQuiet }: DevServerOptions): Promise<DevServer> {
  const url = `http://127.0.0.1:${port}`;
  const child = fork(path.join(root, 'tools/dev-server.ts'), {
    cwd: root,
    // A cached page would hide an edit; a developer who reloads all day must not be rate limited.
    env: { ...env, PORT: String(port), SITE_URL: siteUrlOf(port), PAGE_CACHE_MB: '0', RATE_LIMITS: 'off', DEMO: 'on' },
    execArgv: [],
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the development server ended with ${code}`)));
  });
  return { process: child, url, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
