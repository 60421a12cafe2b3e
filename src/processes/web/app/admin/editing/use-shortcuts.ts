import { useEffect, useState } from 'react';

/** Keyboard shortcuts outside text fields; `?` lists them. Ctrl+S is `s`, also inside them. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's' && actions.s) {
        event.preventDefault();
        return actions.s();
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (event.key === '?') return setIsHelpOpen(true);
      const action = actions[event.key];
      if (!action || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions]);
  return { isHelpOpen, openHelp: () => setIsHelpOpen(true), closeHelp: () => setIsHelpOpen(false) };
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
