import { AdminForm } from '../../forms/admin-form.tsx';
import type { DraftState } from '../draft/draft-state.ts';

const INTENTS = ['restore', 'lock', 'unlock'] as const;

/** The forms of single fields. Their buttons refer to them by id, because the fields are inside the draft's form. */
export function FieldForms({ fields, state }: { fields: readonly string[]; state: DraftState }) {
  return fields.flatMap((field) =>
    INTENTS.map((intent) => (
      <AdminForm
        key={`${intent}-${field}`}
        id={`${intent}-${field}`}
        intent={intent}
        outcome={undefined}
        about={{ name: 'field', value: field }}
        isScrollKept
        isOfferApart
        isQuiet
      >
        <input type="hidden" name="version" value={state.fields[field]?.version ?? 0} />
      </AdminForm>
    )),
  );
}
