import { KeptNotice } from '../../forms/kept-notice.tsx';
import { useFieldLabels } from '../../frame/field-labels.ts';
import type { Draft } from './use-draft.ts';

/** Offers what an earlier visit in this browser could not save. */
export function LocalDraftNotice({ draft: { kept } }: { draft: Draft }) {
  const { labelsOf } = useFieldLabels();
  return <KeptNotice copy={kept} describe={() => labelsOf(Object.keys(kept.offered?.fields ?? {}))} />;
}
