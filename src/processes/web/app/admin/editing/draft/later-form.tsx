import type { ReactNode } from 'react';
import { AdminForm } from '../../forms/admin-form.tsx';
import type { Draft } from './use-draft.ts';

interface LaterFormProps {
  intent: string;
  draft: Draft;
  className?: string | undefined;
  /** The only fields whose text is guarded; all without it. */
  only?: readonly string[];
  onSent?: () => void;
  children: ReactNode;
}

/** A form about the whole draft: what is typed into the fields is saved first, and then it is sent. */
export function LaterForm({ intent, draft, onSent, ...props }: LaterFormProps) {
  return (
    <AdminForm
      {...props}
      intent={intent}
      isSentLater
      isQuiet
      onSubmit={(event) => {
        event.preventDefault();
        const given = [...new FormData(event.currentTarget)];
        draft.doAfterSaving(
          Object.fromEntries(given.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []))),
        );
        onSent?.();
      }}
    />
  );
}
