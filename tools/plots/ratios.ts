import { writeSvg, writeText } from './svg.ts';

/** One line of docs/evidence/ratios.jsonl: a figure of docs/evidence/measured.md. */
export interface Ratio {
  group: string;
  what: string;
  value: number;
  bar?: number;
  /** The bar is the most it may be, not the least. */
  isLimit?: boolean;
  commit: string;
  date: string;
}

const [LABEL, PLOT, ROW, HEAD] = [210, 330, 22, 34];

/** One row of bars for each group, on a scale of its own, with a mark where the target is. */
export function drawRatios(ratios: readonly Ratio[]): string {
  const parts: string[] = [];
  let y = 6;
  for (const [group, rows] of Map.groupBy(ratios, (ratio) => ratio.group)) {
    parts.push(writeText(0, y + 14, group, 'head'));
    y += HEAD - 8;
    const most = Math.max(...rows.map(({ value, bar = 0 }) => Math.max(value, bar)));
    const scale = (value: number) => Math.round((value / most) * PLOT);
    for (const row of rows) {
      parts.push(writeText(12, y + 15, row.what));
      parts.push(`<rect class="${judge(row)}" x="${LABEL}" y="${y + 4}" width="${scale(row.value)}" height="14"/>`);
      if (row.bar !== undefined) {
        const x = LABEL + scale(row.bar);
        parts.push(`<line class="bar" x1="${x}" y1="${y + 1}" x2="${x}" y2="${y + 21}"/>`);
      }
      parts.push(writeText(LABEL + PLOT + 12, y + 15, describe(row), 'dim'));
      y += ROW;
    }
    y += 12;
  }
  return writeSvg({ width: 860, height: y }, 'Measured ratios beside their bars', parts);
}

export function judge({ value, bar, isLimit = false }: Ratio): 'met' | 'missed' | 'plain' {
  if (bar === undefined) return 'plain';
  return (isLimit ? value <= bar : value >= bar) ? 'met' : 'missed';
}

function describe(ratio: Ratio): string {
  const { value, bar, isLimit = false, commit } = ratio;
  if (bar === undefined) return `${value} · ${commit}`;
  return `${value}, ${isLimit ? 'at most' : 'bar'} ${bar}${judge(ratio) === 'missed' ? ', not reached' : ''} · ${commit}`;
}
