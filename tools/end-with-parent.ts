import { existsSync } from 'node:fs';

const SETPRIV = '/usr/bin/setpriv';

/**
 * A command line under which Linux sends the program this signal when its parent dies, even by SIGKILL, which no handler of the
 * parent sees. Elsewhere the parent's `exit` handler is all there is.
 */
export function endWithParent(
  signal: 'INT' | 'TERM' | 'KILL',
  program: string,
  args: readonly string[],
): [string, string[]] {
  if (!existsSync(SETPRIV)) return [program, [...args]];
  return [SETPRIV, ['--pdeathsig', signal, '--', program, ...args]];
}
