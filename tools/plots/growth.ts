import { COLOURS, writeSvg, writeText } from './svg.ts';

/** One line of docs/evidence/growth.jsonl: the line of JSON that a bench prints, with the share of TMDB it was run on. */
export interface GrowthLine {
  share: number;
  bench: string;
  commit: string;
  date: string;
  rows: readonly { what: string; 'of bare': number }[];
}

const [LEFT, WIDTH, HEIGHT, TOP] = [52, 360, 190, 28];
/** The shares that are measured. */
const SHARES = [0.01, 0.1, 1] as const;

/** The rows of the benches that the page shows; the others are variants of them. */
const PLOTTED: ReadonlySet<string> = new Set([
  ...['popular', 'rating-desc', 'date-desc', 'date-asc', 'title-asc'],
  ...['all films, page 1', 'all films, page 500', 'by votes and rating'],
  ...['suggest, 2 to 12 characters', 'suggest, 2 characters', 'suggest, misspelt', 'search, page 1'],
]);

export function isPlotted({ what }: { what: string }): boolean {
  return PLOTTED.has(what);
}

/** Ratio against the share of TMDB, one plot for each bench; a flat line costs the same whatever the catalogue's size. */
export function drawGrowth(lines: readonly GrowthLine[]): string {
  const parts: string[] = [];
  let top = 0;
  for (const [bench, own] of Map.groupBy(lines, (line) => line.bench)) {
    const series = [...new Set(own.flatMap(({ rows }) => rows.map(({ what }) => what)))];
    const most = Math.max(...own.flatMap(({ rows }) => rows.map((row) => row['of bare'])));
    const x = (share: number) => LEFT + ((Math.log10(share) + 2) / 2) * WIDTH;
    const y = (ratio: number) => top + TOP + HEIGHT - (ratio / most) * HEIGHT;
    parts.push(writeText(0, top + 16, `${bench}: rate of a bare select by share of TMDB`, 'head'));
    parts.push(`<path class="line axis" d="M${LEFT} ${top + TOP}V${top + TOP + HEIGHT}H${LEFT + WIDTH}"/>`);
    parts.push(writeText(8, y(most) + 5, String(most), 'dim'), writeText(30, y(0), '0', 'dim'));
    for (const share of SHARES) {
      parts.push(writeText(x(share) - 14, top + TOP + HEIGHT + 18, `${share * 100} %`, 'dim'));
    }
    series.forEach((what, place) => {
      const colour = COLOURS[place % COLOURS.length];
      const points = own
        .flatMap(({ share, rows }) =>
          rows.filter((row) => row.what === what).map((row) => ({ share, ratio: row['of bare'] })),
        )
        .toSorted((one, other) => one.share - other.share)
        .map(({ share, ratio }) => `${Math.round(x(share))},${Math.round(y(ratio))}`);
      parts.push(`<polyline class="line" stroke="${colour}" points="${points.join(' ')}"/>`);
      for (const point of points) {
        const [px, py] = point.split(',');
        parts.push(`<circle cx="${px}" cy="${py}" r="3.5" fill="${colour}"/>`);
      }
      const row = top + TOP + 14 + place * 20;
      parts.push(`<rect x="${LEFT + WIDTH + 34}" y="${row - 10}" width="12" height="12" fill="${colour}"/>`);
      parts.push(writeText(LEFT + WIDTH + 54, row, what));
    });
    top += TOP + Math.max(HEIGHT + 30, series.length * 20) + 20;
  }
  return writeSvg({ width: 760, height: top }, 'Ratios by share of TMDB', parts);
}
