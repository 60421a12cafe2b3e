import { useEffect } from 'react';

const OPEN = 'details[data-menu][open]';

/** The chosen action runs, and its result is shown below. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) menu.open = false;
}

/** Menus close with Escape, which returns the focus to their button, and with a press outside of them. */
export function useMenus(): void {
  useEffect(() => {
    const close = (isLeft: (menu: HTMLDetailsElement) => boolean) => {
      const left = [...document.querySelectorAll<HTMLDetailsElement>(OPEN)].filter(isLeft);
      for (const menu of left) menu.open = false;
      return left;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      close(() => true)[0]
        ?.querySelector('summary')
        ?.focus();
    };
    const point = ({ target }: PointerEvent) => {
      close((menu) => target instanceof Node && !menu.contains(target));
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', point);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point);
    };
  }, []);
}
