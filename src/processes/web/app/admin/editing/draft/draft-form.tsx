import { type ReactNode, useRef } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { KeptNotice } from '../../forms/kept-notice.tsx';
import { useTypedForm } from '../../forms/use-typed-form.ts';
import { FORM_ID } from '../field/form-id.ts';
import { SeenVersions } from './seen-versions.tsx';
import type { Draft } from './use-draft.ts';

interface DraftFormProps {
  draft: Draft;
  className?: string | undefined;
  children: ReactNode;
}

/** What the menu of publishing adds to the form. */
const TYPED = ['note', 'confirmation'];
/** The fields of the draft have their own guard, in `useDraft`. */
const GUARDED = { intents: ['publish'], about: undefined, only: ['note'] };

/** The form around the fields of an edit screen; its buttons are in the head of the page. */
export function DraftForm({ draft, className, children }: DraftFormProps) {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const note = useTypedForm(form, GUARDED);
  return (
    <Form
      id={FORM_ID}
      ref={form}
      method="post"
      className={className}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        // Close the menus: the chosen action runs, and its result is shown below.
        for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) menu.open = false;
        const { submitter } = event.nativeEvent;
        const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'save';
        if (intent === 'save') return draft.save();
        const given = new FormData(event.currentTarget);
        const typed = TYPED.flatMap((name) => {
          const value = given.get(name);
          return typeof value === 'string' ? [[name, value] as const] : [];
        });
        if (intent === 'publish') note.send(true);
        if (intent === 'publish' || intent === 'preview')
          return draft.doAfterSaving({ intent, ...Object.fromEntries(typed) });
        void submit({ intent }, { method: 'post', action: pathname + search });
      }}
    >
      {/* The button that Enter in a text field presses. */}
      <button type="submit" name="intent" value="save" hidden tabIndex={-1} />
      <SeenVersions draft={draft} />
      <KeptNotice copy={note.copy} describe={note.describeOffered} />
      {children}
    </Form>
  );
}
