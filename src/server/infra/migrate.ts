import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { resolveBinary } from 'dbmate';

const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../migrations');

/** Files up to 0016 are the baseline. Those it replaced had numbers up to 0100, which no later file may have. */
export const FIRST_AFTER_BASELINE = '0101';

/** Whether versions that a database has and this release lacks are of files that the baseline replaced. */
export function isBeforeBaseline(unknown: readonly string[]): boolean {
  return unknown.some((version) => version < FIRST_AFTER_BASELINE);
}

/** Applies missing migrations, as the owner of the schema. Schema dumps are off: PostgreSQL from npm has no pg_dump. */
export async function migrate(
  ownerUrl: string,
  folder: string = MIGRATIONS_FOLDER,
  onOutput: (text: string) => void = () => {},
): Promise<string> {
  const running = promisify(execFile)(
    resolveBinary(),
    ['--migrations-dir', folder, '--no-dump-schema', 'migrate'],
    // Not as an argument: arguments appear in error messages and in the process list.
    { env: { DATABASE_URL: withoutTls(ownerUrl) }, timeout: 600_000 },
  );
  running.child.stdout?.on('data', (text: string) => onOutput(text));
  return (await running).stdout;
}

/** dbmate requires TLS by default; our own loopback clusters have none. */
function withoutTls(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  if (url.hostname === '127.0.0.1' && !url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'disable');
  return url.href;
}

/** The migrations of this release, by the numbers of their files: `0005`. */
export function listMigrations(): string[] {
  return readdirSync(MIGRATIONS_FOLDER).flatMap((file) => /^(\d+)_.+\.sql$/.exec(file)?.[1] ?? []);
}
