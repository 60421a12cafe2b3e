import { type MouseEvent, useState } from 'react';

/** Whether a dialog is open, with handlers to open and close it. */
export function useOpener() {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    close: () => setOpen(false),
    open: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      // Safari does not focus a clicked button, and closing the dialog returns the focus to the focused element.
      event.currentTarget.focus({ preventScroll: true });
      setOpen(true);
    },
  };
}
