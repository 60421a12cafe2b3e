import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { podman } from '../ha/podman.ts';

const run = promisify(execFile);

export interface Compose {
  /** docker-compose with our file; returns what it printed. */
  (...args: string[]): Promise<string>;
  env: Record<string, string>;
  /** The command line for scripts. */
  command: string;
  stop(): Promise<void>;
}

export interface ComposeOptions {
  /** A clone of the repository. */
  clone: string;
  image: string;
  edgePort: number;
  prometheusPort: number;
  /** Settings of the simulator, which stands in for TMDB. */
  settings: Record<string, string>;
}

export const PROJECT = 'lanterninha-soak';
const SERVICES_IMAGE = 'localhost/lanterninha-services';

/** Docker Compose 2 on podman's socket, with the files of the clone. */
export async function openCompose({
  clone,
  image,
  edgePort,
  prometheusPort,
  settings,
}: ComposeOptions): Promise<Compose> {
  const deploy = path.join(clone, 'deploy');
  const socket = path.join(clone, 'podman.sock');
  const secret = () => randomBytes(32).toString('hex');
  const secrets = [
    'POSTGRES_PASSWORD',
    'APP_PASSWORD',
    'OWNER_PASSWORD',
    'ADMIN_SECRET',
    'EDGE_PURGE_SECRET',
    'METRICS_TOKEN',
  ];
  const env: Record<string, string> = {
    ...Object.fromEntries(secrets.map((name) => [name, secret()])),
    SITE_URL: `http://localhost:${edgePort}`,
    TMDB_TOKEN: settings.TMDB_TOKEN ?? '',
    LANTERNINHA_IMAGE: image,
    POSTGRES_IMAGE: SERVICES_IMAGE,
    VARNISH_IMAGE: SERVICES_IMAGE,
    PROMETHEUS_IMAGE: SERVICES_IMAGE,
    EDGE_PORT: String(edgePort),
    PROMETHEUS_PORT: String(prometheusPort),
    COMPOSE_PROJECT_NAME: PROJECT,
    DOCKER_HOST: `unix://${socket}`,
    PATH: process.env.PATH ?? '',
    HOME: clone,
  };
  // Our own settings file, so that nothing of this machine is read.
  await writeFile(path.join(deploy, '.env'), '');
  const override = path.join(clone, 'soak.yaml');
  const services = ['web1', 'web2', 'images', 'worker', 'migrate', 'cli'];
  await writeFile(
    override,
    JSON.stringify({ services: Object.fromEntries(services.map((name) => [name, { environment: settings }])) }),
  );
  const program = process.env.DOCKER_COMPOSE ?? 'docker-compose';
  const files = ['-f', path.join(deploy, 'compose.yaml'), '-f', override];
  const service = spawn('podman', ['system', 'service', '--time=0', `unix://${socket}`], { stdio: 'ignore' });
  const health = keepChecking(service);
  const compose = async (...args: string[]) => {
    const { stdout, stderr } = await run(program, [...files, ...args], { env, maxBuffer: 16 * 1024 * 1024 });
    return stdout + stderr;
  };
  while (
    !(await run('curl', ['-s', '--unix-socket', socket, 'http://d/_ping']).then(
      () => true,
      () => false,
    ))
  )
    await sleep(100);
  return Object.assign(compose, {
    env,
    command: [program, ...files].join(' '),
    async stop() {
      health.stop();
      await podman('ps', '--all', '--quiet', '--filter', `label=com.docker.compose.project=${PROJECT}`)
        .then((ids) => ids && podman('rm', '--force', '--time=1', '--volumes', ...ids.split('\n')))
        .catch(() => undefined);
      for (const kind of ['volume', 'network']) {
        const names = await podman(
          kind,
          'ls',
          '--quiet',
          '--filter',
          `label=com.docker.compose.project=${PROJECT}`,
        ).catch(() => '');
        if (names) await podman(kind, 'rm', '--force', ...names.split('\n')).catch(() => undefined);
      }
      service.kill();
    },
  });
}

/** Without systemd podman runs no health check by itself. */
function keepChecking(service: ChildProcess) {
  let isOver = false;
  void (async () => {
    while (!isOver && service.exitCode === null) {
      await podman('healthcheck', 'run', `${PROJECT}-postgres-1`).catch(() => undefined);
      await sleep(1_000);
    }
  })();
  return {
    stop() {
      isOver = true;
    },
  };
}
