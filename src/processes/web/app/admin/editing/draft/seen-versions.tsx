import type { Draft } from './use-draft.ts';

/** Sends the version of each draft the editor saw, so that only those are published or scheduled. `readSeen` reads them. */
export function SeenVersions({ draft }: { draft: Draft }) {
  return Object.entries(draft.state.fields).map(([field, { hasDraft, version }]) =>
    hasDraft ? <input key={field} type="hidden" name={`seen.${field}`} value={version} /> : null,
  );
}
