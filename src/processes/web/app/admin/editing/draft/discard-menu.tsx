import { TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { AdminForm } from '../../forms/admin-form.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { WriteButton } from '../../forms/write-button.tsx';
import { closeMenus } from '../../frame/use-menus.ts';
import { useEdit } from '../edit-context.ts';
import styles from '../edit-head.module.css';

export function DiscardMenu({ hasDraft }: { hasDraft: boolean }) {
  if (!hasDraft) return null;
  return (
    <details className={styles.menu} data-menu>
      <summary className={buttonClass('quiet')}>{adminEditing.discard}</summary>
      <div className={styles.sheet}>
        <DiscardDraft />
      </div>
    </details>
  );
}

/** Says what happens to the draft, which goes to the trash, and to its plan, which does not. */
export function DiscardDraft() {
  const { plan } = useEdit().subject;
  return (
    <>
      <p>
        <b>{adminEditing.discardTitle}</b>
      </p>
      <p>
        {adminEditing.discardHint(TRASH_DAYS)} {plan !== undefined && adminEditing.discardsPlan}
      </p>
      <AdminForm intent="discard" isQuiet isScrollKept onSubmit={closeMenus}>
        <WriteButton className={buttonClass('danger')}>{adminEditing.discardConfirm}</WriteButton>
      </AdminForm>
    </>
  );
}
