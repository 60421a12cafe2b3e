import { expect, test } from 'vitest';
import { createLog } from '#server/infra/log.ts';
import { createTerminal } from './terminal.ts';

const ERASE = '\r\u001b[2K';

function watch(isTTY: boolean) {
  const written: string[] = [];
  const stdout = { isTTY, write: (text: string) => written.push(`out ${text}`) };
  const stderr = { isTTY, write: (text: string) => written.push(`err ${text}`) };
  return { written, terminal: createTerminal({ stdout, stderr }) };
}

test('a line takes the bar off the terminal and the bar is drawn again below it', () => {
  const { written, terminal } = watch(true);
  const progress = terminal.progress('films');
  progress.update(1, 2);
  terminal.print('movie 598: saved');
  const [bar = ''] = written;
  expect(written.slice(1)).toEqual([`err ${ERASE}`, 'out movie 598: saved\n', bar.replace(ERASE, '')]);
  progress.end();
  terminal.print('done');
  expect(written.slice(-2)).toEqual(['err \n', 'out done\n']);
});

test('at a terminal a log line is words beside the bar; elsewhere it stays JSON, and results are alone on stdout', () => {
  const { written, terminal } = watch(true);
  createLog('info', terminal.log).warn({ id: 598, err: new Error('too slow') }, 'fetch failed');
  expect(written).toEqual(['err warn  fetch failed  id=598  err="too slow"\n']);

  const other = watch(false);
  createLog('info', other.terminal.log).warn({ id: 598 }, 'fetch failed');
  other.terminal.print('done');
  expect(other.written.at(-1)).toBe('out done\n');
  expect(JSON.parse(other.written[0]?.slice('err '.length) ?? '')).toMatchObject({ msg: 'fetch failed', id: 598 });
});

test('a bar that is started ends the one before', () => {
  const { written, terminal } = watch(true);
  terminal.progress('films').update(1);
  terminal.progress('series').update(1);
  expect(written).toEqual([`err ${ERASE}films  1`, `err ${ERASE}films  1`, 'err \n', `err ${ERASE}series  1`]);
});
