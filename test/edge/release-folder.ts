import { type ChildProcess, fork } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A release in its own folder, as a deploy puts it beside the running one. */
export interface ReleaseFolder {
  folder: string;
  start(port: number, env: Record<string, string>, services?: string): ReleaseProcess;
  /** Runs a command of the release to its end. */
  runCli(env: Record<string, string>, ...args: string[]): Promise<{ code: number | null; said: string }>;
  remove(): Promise<void>;
}

export interface ReleaseProcess {
  url: string;
  process: ChildProcess;
  said(): string;
  /** `listening`, or `ended` if it exited before. */
  begun: Promise<'listening' | 'ended'>;
  stop(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Copies the current files, to be changed into a bad release; it uses the packages of this repository. */
export async function copyRelease(
  parts: readonly string[] = ['src', 'build', 'migrations', 'package.json'],
): Promise<ReleaseFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-release-'));
  for (const part of parts) await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const run = (script: string, args: string[], env: Record<string, string>) => {
    const child = fork(path.join(folder, script), args, {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [],
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    return { child, said: () => lines.join('') };
  };
  return {
    folder,
    start(port, env, services = 'web,functions') {
      const { child, said } = run('src/main.ts', [`--services=${services}`], { ...env, PORT: String(port) });
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      const listening = new Promise<void>((resolve) => child.once('message', () => resolve()));
      return {
        url: `http://127.0.0.1:${port}`,
        process: child,
        said,
        begun: Promise.race([listening.then(() => 'listening' as const), ended.then(() => 'ended' as const)]),
        async stop() {
          child.kill('SIGTERM');
          if (child.exitCode === null && child.signalCode === null) await ended;
        },
      };
    },
    runCli: (env, ...args) => {
      const { child, said } = run('src/processes/cli/main.ts', args, env);
      return new Promise((resolve) => child.once('close', (code) => resolve({ code, said: said() })));
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
