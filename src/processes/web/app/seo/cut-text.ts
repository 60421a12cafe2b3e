const ELLIPSIS = '…';

/** At most `limit` code points, ending on a whole word and `…`; one word longer than the limit is cut inside. */
export function cutText(text: string, limit: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= limit) return characters.join('');

  const room = Math.max(limit - ELLIPSIS.length, 0);
  const start = characters.slice(0, room).join('');
  const endsOnWord = characters[room] === ' ';
  const lastSpace = start.lastIndexOf(' ');
  const words = endsOnWord || lastSpace <= 0 ? start : start.slice(0, lastSpace);
  return `${words.replace(/(?<![\s.,;:!?–—-])[\s.,;:!?–—-]+$/u, '')}${ELLIPSIS}`;
}
