/**
 * When somebody is told that what they wrote is stored. `replicated`: when the standby has it too, where the server was given one
 * (`synchronous_standby_names`); it survives the loss of the primary. `local`: when the primary's disk has it. What was fetched can be
 * fetched again and what was built can be built again, so neither readers nor the importer ever wait for a standby.
 */
export type Commit = 'replicated' | 'local';

const SETTINGS = { replicated: 'on', local: 'local' } as const;

/** For every statement of a connection that does not say otherwise. */
export function commitOption(commit: Commit): string {
  return `-c synchronous_commit=${SETTINGS[commit]}`;
}
