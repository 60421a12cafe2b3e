import { mix } from '../bits.ts';

const LONG = 300;

/** About one title in a hundred has unusual characters: emoji, quotes, markup, or excessive length. */
export function withQuirk(bits: number, title: string): string {
  const draw = mix(bits, 51) % 1000;
  if (draw < 3) return `${title} 🎬`;
  if (draw < 5) return `😱 ${title} 👨‍👩‍👧`;
  if (draw < 8) return `"${title}"`;
  if (draw < 10) return `‘${title}’ & “${title}”`;
  if (draw < 12) return `<b>${title}</b>`;
  if (draw === 12) return `${title} </script>`;
  if (draw === 13) return `${title} — `.repeat(LONG).slice(0, LONG).trim().padEnd(LONG, '.');
  return title;
}
