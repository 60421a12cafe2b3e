/**
 * When a commit returns. `replicated`: when the standby has it too, if the server has one (`synchronous_standby_names`), so it
 * survives the loss of the primary. `local`: when it is on the primary's disk; enough for fetched and derived data, which can be
 * rebuilt, so page reads and imports never wait for a standby.
 */
export type Commit = 'replicated' | 'local';

const SETTINGS = { replicated: 'on', local: 'local' } as const;

/** The default for all statements of a connection. */
export function commitOption(commit: Commit): string {
  return `-c synchronous_commit=${SETTINGS[commit]}`;
}
