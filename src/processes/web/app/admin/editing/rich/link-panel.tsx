import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { adminFields } from '#shared/admin/text/fields.ts';
import { buttonClass } from '../../forms/submit.tsx';
import styles from './rich-editor.module.css';

/** Paths of this site and https addresses only: the sanitiser would remove any other. */
const ADDRESS = /^(?:\/(?![/\\])\S*|https:\/\/[^\s/.]+\.\S+)$/;

export function LinkPanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    if (!ADDRESS.test(address.trim())) return setIsWrong(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href: address.trim() }).run();
    onDone();
  };
  return (
    <div className={styles.panel}>
      <label htmlFor={id}>{adminFields.linkAddress}</label>
      <div className={styles.line}>
        <input
          id={id}
          value={address}
          // biome-ignore lint/a11y/noAutofocus: the editor has just opened this panel to type in it.
          autoFocus
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={(event) => {
            // This input belongs to the editor: the form around it must not see the change.
            event.stopPropagation();
            setAddress(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <button type="button" className={buttonClass('outline')} onClick={apply}>
          {adminFields.linkApply}
        </button>
        <button
          type="button"
          className={buttonClass('link')}
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          {adminFields.linkRemove}
        </button>
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {adminFields.linkInvalid}
        </p>
      )}
    </div>
  );
}
