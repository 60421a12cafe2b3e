import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endWithParent } from '../end-with-parent.ts';
import { findFreePort } from '../local-postgres.ts';

/** A real Varnish with our configuration, on a loopback port, in front of servers on other ports. */
export interface Edge {
  url: string;
  /** Varnish's own folder; its exporter reads the counters in it. */
  folder: string;
  /** CPU time used so far, child processes included; Linux only. */
  cpuMs(): number;
  stop(): Promise<void>;
}

export interface EdgeOptions {
  /** Ports of the servers behind it. */
  origins: readonly number[];
  /** Concurrent page requests per server. */
  maxConnections?: number;
  memory?: string;
  /** A VCL text that replaces our configuration, to measure a bare Varnish. */
  bare?: string;
}

/** The purge secret of the Varnish in tests. */
export const PURGE_SECRET = 'a-secret-for-the-purges-of-the-tests';

const CONFIGURATION = path.resolve(import.meta.dirname, '../../deploy/edge');
const VARNISH = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].find((file) => existsSync(file)) ?? 'varnishd';

export async function startVarnish(options: EdgeOptions): Promise<Edge> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-edge-'));
  const work = path.join(folder, 'work');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  await writeFile(path.join(folder, 'backends.vcl'), writeBackends(options));
  const main = options.bare ? path.join(folder, 'bare.vcl') : path.join(CONFIGURATION, 'default.vcl');
  if (options.bare) await writeFile(main, options.bare);
  const child = spawn(
    ...endWithParent('TERM', VARNISH, [
      ...['-F', '-j', 'none', '-n', work, '-a', `127.0.0.1:${port}`, '-f', main],
      ...['-s', `malloc,${options.memory ?? '64m'}`, '-t', '120', '-p', `vcl_path=${folder}:${CONFIGURATION}`],
      // Enough threads from the start for five hundred clients that wait for one page.
      ...[
        '-p',
        'thread_pools=1',
        '-p',
        'thread_pool_min=100',
        '-p',
        'thread_pool_max=1500',
        '-p',
        'thread_queue_limit=2000',
      ],
      ...['-p', 'thread_pool_stack=80k', '-p', 'vsl_space=8m', '-T', 'none'],
    ]),
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, EDGE_PURGE_SECRET: PURGE_SECRET } },
  );
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const onExit = () => child.kill('SIGTERM');
  process.on('exit', onExit);
  await waitUntilReady(url, () => child.exitCode !== null, said);
  return {
    url,
    folder: work,
    cpuMs: () => readCpuMs(child.pid ?? 0),
    async stop() {
      process.off('exit', onExit);
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Compiles our configuration with these backends; throws Varnish's error message if it is invalid. Host names are not resolved. */
export async function readByVarnish(backends: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-edge-'));
  await writeFile(path.join(folder, 'backends.vcl'), backends.replace(/\.host = "[^"]+"/g, '.host = "127.0.0.1"'));
  const main = path.join(CONFIGURATION, 'default.vcl');
  try {
    await promisify(execFile)(
      VARNISH,
      ['-C', '-j', 'none', '-n', path.join(folder, 'work'), '-p', `vcl_path=${folder}:${CONFIGURATION}`, '-f', main],
      {
        maxBuffer: 64 * 1024 * 1024,
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Linux counts CPU time in hundredths of a second. The serving process is a child of the one we started. */
function readCpuMs(pid: number): number {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const fields = read('stat').split(') ')[1]?.split(' ') ?? [];
  const own = (Number(fields[11]) + Number(fields[12])) * 10;
  const children = read(`task/${pid}/children`).split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + readCpuMs(Number(child)), own);
}

async function waitUntilReady(url: string, hasEnded: () => boolean, said: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (hasEnded()) throw new Error(`Varnish ended at start:\n${said.join('')}`);
    const answer = await fetch(`${url}/edge/health`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer) return;
    await sleep(50);
  }
  throw new Error(`Varnish did not answer within 30 s:\n${said.join('')}`);
}

/** deploy/edge/backends.vcl for the servers of a test, with probes four times as often, so that tests wait less. */
function writeBackends({ origins, maxConnections = 64 }: EdgeOptions): string {
  const limits = {
    ...{ pages: maxConnections, calls: maxConnections, anyone: maxConnections },
    ...{ files: 128, pictures: 128, desk: 16, uploads: 4, streams: 250 },
  };
  const backends: string[] = [];
  const directors: string[] = [];
  for (const [kind, limit] of Object.entries(limits)) {
    directors.push(`  new ${kind} = directors.shard();`);
    for (const port of origins) {
      backends.push(`backend ${kind}${port} {
  .host = "127.0.0.1"; .port = "${port}"; .connect_timeout = 500ms; .first_byte_timeout = 15s;
  .between_bytes_timeout = ${kind === 'streams' ? '30s' : '5s'}; .max_connections = ${limit};${kind === 'anyone' ? '' : ' .probe = ready;'}
}`);
      directors.push(`  ${kind}.add_backend(${kind}${port});`);
    }
    directors.push(`  ${kind}.reconfigure();`);
  }
  return `probe ready { .url = "/readyz"; .interval = 250ms; .timeout = 5s; .window = 3; .threshold = 2; .initial = 2; }
${backends.join('\n')}
sub vcl_init {
${directors.join('\n')}
}
acl proxies { "127.0.0.1"; }
acl purgers { "127.0.0.1"; }
`;
}
