import { once } from 'node:events';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { runPgTool, toPgEnvironment } from './pg-tools.ts';

/** A command that takes any argument and reads until its input ends. */
const WAITING = path.resolve(import.meta.dirname, '../../../test/waiting-tool.sh');

test('what an address says about TLS reaches the tools, and so does all else they know', () => {
  const query = 'sslmode=verify-full&sslrootcert=/etc/ca.pem&connect_timeout=5&unknown=x';
  expect(toPgEnvironment(`postgres://dono:se%40gredo@db.example:6432/base?${query}`)).toEqual({
    PATH: '/usr/bin:/bin',
    PGHOST: 'db.example',
    PGPORT: '6432',
    PGUSER: 'dono',
    PGPASSWORD: 'se@gredo',
    PGDATABASE: 'base',
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: '/etc/ca.pem',
    PGCONNECT_TIMEOUT: '5',
  });
});

test("a socket, an address of IPv6 and the driver's own word for TLS are understood", () => {
  expect(toPgEnvironment('postgres://a@localhost/b?host=/run/postgresql')).toMatchObject({ PGHOST: '/run/postgresql' });
  expect(toPgEnvironment('postgres://a@[::1]/b')).toMatchObject({ PGHOST: '::1', PGPORT: '5432' });
  expect(toPgEnvironment('postgres://a@b/c?sslmode=no-verify')).toMatchObject({ PGSSLMODE: 'require' });
});

test('a tool that fails says why; one whose other end is gone is ended, and that is what is said', async () => {
  const url = 'postgres://a@b/c';
  const closed = async (stream: Writable) => {
    await once(stream, 'close');
    throw new Error('nobody reads');
  };
  await expect(runPgTool('/bin/false', url, [], { input: closed })).rejects.toThrow('exit code 1');
  const gone = async () => {
    throw new Error('the other end is gone');
  };
  // Waits for its input for ever.
  await expect(runPgTool(WAITING, url, [], { input: gone })).rejects.toThrow('is gone');
  await expect(runPgTool('/nowhere/pg_dump', url, [])).rejects.toThrow('ENOENT');
});
