import { useEffect } from 'react';

/** Browsers take a card that shows a corner for one that is in view: in a row that scrolls, what has the focus is shown whole. */
export function WholeFocus() {
  useEffect(() => {
    document.addEventListener('focusin', showWhole);
    return () => document.removeEventListener('focusin', showWhole);
  }, []);
  return null;
}

function showWhole({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches('li :focus-visible')) return;
  const row = findRow(target);
  if (!row) return;
  const [card, room] = [target.getBoundingClientRect(), row.getBoundingClientRect()];
  if (card.left >= room.left && card.right <= room.right) return;
  // A row stops at the start of a card anyway.
  target.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/** The list it stands in, if that is wider than its place. */
function findRow(card: HTMLElement): Element | null {
  const list = card.closest('ul, ol');
  return list && list.scrollWidth > list.clientWidth && getComputedStyle(list).overflowX === 'auto' ? list : null;
}
