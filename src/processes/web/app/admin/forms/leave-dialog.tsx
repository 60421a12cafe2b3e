import { useEffect, useRef, useState } from 'react';
import { admin } from '#shared/admin/text/admin.ts';
import { Dialog } from '../../design/dialogs/dialog.tsx';
import styles from './leave-dialog.module.css';
import { buttonClass } from './submit.tsx';
import type { UnsavedForm } from './unsaved-registry.ts';

const words = admin.unsaved;
const FIELDS_NAMED = 4;

interface LeaveDialogProps {
  forms: readonly UnsavedForm[];
  onStay: () => void;
  onGo: () => void;
}

/** Asked once, about everything on the page that is not saved. */
export function LeaveDialog({ forms, onStay, onGo }: LeaveDialogProps) {
  const [isKept] = useState(() => forms.map((form) => form.keep()).every(Boolean));
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const labels = [...new Set(forms.flatMap((form) => form.describe()))];
  const named = labels.slice(0, FIELDS_NAMED).join(', ');
  return (
    <Dialog heading={words.title} shape="question" onClose={onStay}>
      <div className={styles.asked}>
        <p>{words.what(named ? named + (labels.length > FIELDS_NAMED ? '…' : '') : words.someText)}</p>
        <p>{isKept ? words.hint : words.cannotKeep}</p>
      </div>
      <p className={styles.actions}>
        <button
          type="button"
          className={buttonClass('danger')}
          onClick={() => {
            for (const form of forms) form.discard();
            onGo();
          }}
        >
          {words.lose}
        </button>
        <button type="button" ref={isKept ? undefined : keep} className={buttonClass('quiet')} onClick={onStay}>
          {words.stay}
        </button>
        {isKept && (
          <button type="button" ref={keep} className={buttonClass('primary')} onClick={onGo}>
            {words.keep}
          </button>
        )}
      </p>
    </Dialog>
  );
}
