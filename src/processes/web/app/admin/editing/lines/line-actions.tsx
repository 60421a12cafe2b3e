import type { ReactNode } from 'react';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { AdminForm } from '../../forms/admin-form.tsx';
import { Submit } from '../../forms/submit.tsx';
import site from '../../site/site.module.css';

const words = adminSubscriptions;

interface LineActionsProps {
  /** What the names of the actions say. */
  name: string;
  line: object;
  remove: string;
  children: ReactNode;
}

/** The actions of a line of a list in the draft. */
export function LineActions({ name, line, remove, children }: LineActionsProps) {
  return (
    <span className={site.rowActions}>
      {children}
      <LineForm intent={remove} line={line}>
        <Submit intent={remove} look="danger-link" label={words.removeOf(name)}>
          {words.remove}
        </Submit>
      </LineForm>
    </span>
  );
}

/** A form of one line, which it sends as it was shown. */
export function LineForm({ intent, line, children }: { intent: string; line: object; children: ReactNode }) {
  return (
    <AdminForm intent={intent} about={{ name: 'was', value: JSON.stringify(line) }} isQuiet isScrollKept>
      {children}
    </AdminForm>
  );
}
