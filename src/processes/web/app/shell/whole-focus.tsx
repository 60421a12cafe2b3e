import { useEffect } from 'react';

/** Browsers treat a partly visible card as in view: in a scrolling row, the focused card is scrolled fully into view. */
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
  // The row snaps to the start of a card anyway.
  target.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/** The list around the card, if it scrolls sideways. */
function findRow(card: HTMLElement): Element | null {
  const list = card.closest('ul, ol');
  return list && list.scrollWidth > list.clientWidth && getComputedStyle(list).overflowX === 'auto' ? list : null;
}
