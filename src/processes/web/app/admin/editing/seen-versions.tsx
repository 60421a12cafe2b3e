import type { Draft } from './use-draft.ts';

/** What is published or planned is what was seen: each draft with its version, read back by `readSeen`. */
export function SeenVersions({ draft }: { draft: Draft }) {
  return Object.entries(draft.state.fields).map(([field, { hasDraft, version }]) =>
    hasDraft ? <input key={field} type="hidden" name={`seen.${field}`} value={version} /> : null,
  );
}
