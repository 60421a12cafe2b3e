import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../infra/log.ts';
import { findBreachListFault, openBreachList } from './breach-list.ts';

const PASSWORDS = Array.from({ length: 3_000 }, (_, index) => `uma senha conhecida ${index}`);
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const log = createLog('silent');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'breaches-'));
  const lines = PASSWORDS.map((password, index) => `${hashOf(password)}:${index + 1}`).sort();
  await writeFile(path.join(folder, 'unix.txt'), `${lines.join('\n')}\n`);
  await writeFile(path.join(folder, 'windows.txt'), lines.join('\r\n'));
  await writeFile(path.join(folder, 'other.txt'), 'senha\nsenha123\n');
  const parts = path.join(folder, 'parts');
  await mkdir(parts);
  const byPrefix = Map.groupBy(lines, (line) => line.slice(0, 5));
  for (const [prefix, own] of byPrefix)
    await writeFile(path.join(parts, `${prefix}.txt`), own.map((line) => line.slice(5)).join('\r\n'));
  await writeFile(path.join(parts, '00000.txt'), '0005AD76BD555C1D6D771DE417A4B87E4B4:10\r\n');
});
afterAll(() => rm(folder, { recursive: true }));

test.each(['unix.txt', 'windows.txt', 'parts'])(
  '%s: every password of the list is found, and no other',
  async (name) => {
    const list = openBreachList(path.join(folder, name), log);
    expect(await findBreachListFault(path.join(folder, name))).toBeUndefined();
    // The first and the last line are among them.
    const missed: string[] = [];
    for (const password of PASSWORDS) if (!(await list.has(password))) missed.push(password);
    expect(missed).toEqual([]);
    for (let index = 0; index < 500; index += 1) expect(await list.has(`nunca vista ${index}`)).toBe(false);
  },
);

test('a list that is not there, or is none, is named', async () => {
  expect(await findBreachListFault(path.join(folder, 'missing'))).toContain('does not exist');
  expect(await findBreachListFault(path.join(folder, 'other.txt'))).toContain('SHA1:count');
  expect(await findBreachListFault(folder)).toContain('00000.txt');
  expect(await openBreachList(path.join(folder, 'missing'), log).has('anything')).toBe(false);
});
