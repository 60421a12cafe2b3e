import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './modal.module.css';

type ModalName = { label: string } | { labelledBy: string };

type ModalProps = ModalName & {
  /** Called on Escape, on the back gesture and on a press outside. The owner then stops rendering the modal. */
  onClose: () => void;
  /** Size and position. Put the content in one child that fills the box: a press on the bare `<dialog>` counts as outside. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The only modal component. It is open while rendered, so the owner keeps that in its state. The browser traps the focus, makes the
 * page behind inert and restores the focus on close.
 */
export function Modal({ onClose, className, children, ...name }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  // A layout effect, because its cleanup runs while the element is still in the DOM; closing later would not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.toggleAttribute('data-beside-scroll-bar', window.innerWidth > document.documentElement.clientWidth);
    element.showModal();
    return () => element.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; by keyboard Escape closes (`onCancel`).
    <dialog
      ref={dialog}
      className={classNames(styles.modal, className)}
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      onCancel={(event) => {
        // `cancel` events of a nested file input or modal bubble through React: ignore them.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // Some browsers close without a `cancel` event when Escape is pressed twice; the owner is notified afterwards.
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // A press that began inside, such as selecting text, may end outside and must not close the modal.
        if (event.target === dialog.current && isPressedOutside.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
