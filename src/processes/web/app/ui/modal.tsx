import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './modal.module.css';

type ModalName = { label: string } | { labelledBy: string };

type ModalProps = ModalName & {
  /** Asked by Escape, by the back gesture and by a press outside. The owner stops rendering the modal. */
  onClose: () => void;
  /** Shape and place. Put content in one child that fills the box: a press on the bare `<dialog>` is a press outside. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The one modal window. Rendered means open, so whoever opens it keeps that in state. The browser traps the focus, makes
 * the page behind inert and gives the focus back to what had it.
 */
export function Modal({ onClose, className, children, ...name }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  // A layout effect: its cleanup runs while the element is still in the page, and only then does closing return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.toggleAttribute('data-beside-scroll-bar', window.innerWidth > document.documentElement.clientWidth);
    element.showModal();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, className)}
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      onCancel={(event) => {
        // `cancel` of a nested file field or a nested modal bubbles through React, and is not ours.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close without asking when Escape is pressed twice; then the owner is told afterwards.
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // A press that began inside, such as marking words, may end outside and is no wish to leave.
        if (event.target === dialog.current && isPressedOutside.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
