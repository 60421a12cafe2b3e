/** The active option after this key, -1 for the field itself; `undefined` for a key the list does not handle. */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1;
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1;
    // While no option is active, these keys move within the text.
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}

/** The element id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, place: number) => `${listId}-${place}`;
