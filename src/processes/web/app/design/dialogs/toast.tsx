import { useSyncExternalStore } from 'react';
import { toasts as words } from '#shared/text/ui.ts';
import button from '../button.module.css';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import styles from './toast.module.css';
import { type Toast, type ToastKind, toastStore } from './toast-store.ts';

const NONE: readonly Toast[] = [];

/** Both live regions exist from the start: screen readers announce only changes in a region they already know. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.listen, toastStore.list, () => NONE);
  const of = (kind: ToastKind) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <OneToast key={toast.id} toast={toast} />);
  return (
    <>
      <div className={styles.room} role="status">
        {of('done')}
      </div>
      <div className={styles.room} role="alert">
        {of('failed')}
      </div>
    </>
  );
}

function OneToast({ toast: { id, words: said, kind, isOpen, action } }: { toast: Toast }) {
  const hold = () => toastStore.hold(id);
  const release = () => toastStore.release(id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the pointer or the focus is on the toast.
    <div
      className={classNames(styles.toast, kind === 'failed' && styles.failed)}
      hidden={!isOpen}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={kind === 'failed' ? 'alert' : 'check'} />
      <p>{said}</p>
      {action && (
        <button type="button" className={classNames(button.text, styles.action)} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={words.close} onClick={() => toastStore.dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
