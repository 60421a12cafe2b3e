import type { KeyboardEvent, ReactNode } from 'react';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { classNames } from '../../../design/class-names.ts';
import { useHasScript } from '../../../design/use-has-script.ts';
import { Notice } from '../../forms/notice.tsx';
import { ReadOnlyContext, useIsReadOnly } from '../../frame/read-only.tsx';
import styles from './draft-fields.module.css';
import type { Draft } from './use-draft.ts';

/** An edit screen is read-only until script runs, because only script saves drafts; without script it says so. */
export function NeedsScript({ children }: { children: ReactNode }) {
  const [isReadOnly, hasScript] = [useIsReadOnly(), useHasScript()];
  return (
    <ReadOnlyContext value={isReadOnly || !hasScript}>
      <noscript>
        <Notice kind="warn">{adminEditing.needsScript}</Notice>
      </noscript>
      {children}
    </ReadOnlyContext>
  );
}

interface DraftFieldsProps {
  draft: Draft;
  className?: string | undefined;
  children: ReactNode;
}

/** The fields of a draft. They are no form: each reports what is typed, and Enter in a line saves. */
export function DraftFields({ draft, className, children }: DraftFieldsProps) {
  const hasScript = useHasScript();
  const saveOnEnter = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement) || target.form) return;
    event.preventDefault();
    draft.save();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in a field.
    <fieldset
      role="presentation"
      data-draft
      className={classNames(styles.fields, className)}
      disabled={!hasScript}
      onKeyDown={saveOnEnter}
    >
      {children}
    </fieldset>
  );
}
