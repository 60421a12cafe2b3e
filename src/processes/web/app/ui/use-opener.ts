import { type MouseEvent, useState } from 'react';

/** Whether a dialog is open, and what its button does. */
export function useOpener() {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    close: () => setOpen(false),
    open: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      // Safari does not focus what is clicked, and what has the focus gets it back when the dialog closes.
      event.currentTarget.focus({ preventScroll: true });
      setOpen(true);
    },
  };
}
