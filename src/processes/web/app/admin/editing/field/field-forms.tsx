import { Form } from 'react-router';
import type { DraftState } from '../draft/draft-state.ts';

const INTENTS = ['restore', 'lock', 'unlock'] as const;

/** The forms of single fields. Their buttons refer to them by id, because the fields are inside the draft's form. */
export function FieldForms({ fields, state }: { fields: readonly string[]; state: DraftState }) {
  return fields.flatMap((field) =>
    INTENTS.map((intent) => (
      <Form key={`${intent}-${field}`} id={`${intent}-${field}`} method="post" preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="field" value={field} />
        <input type="hidden" name="version" value={state.fields[field]?.version ?? 0} />
      </Form>
    )),
  );
}
