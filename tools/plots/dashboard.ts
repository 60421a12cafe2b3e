import { COLOURS, writeSvg, writeText } from './svg.ts';

/** What is read of deploy/monitoring/dashboard.json. */
export interface Dashboard {
  panels: readonly {
    title: string;
    gridPos: { x: number; y: number };
    fieldConfig: { defaults: { unit: string } };
    targets: readonly { expr: string; legendFormat: string }[];
  }[];
}

/** One line of a panel: seconds since 1970 and values, as Prometheus answers a range. */
export interface Series {
  labels: Partial<Record<string, string>>;
  points: readonly (readonly [at: number, value: number])[];
}

const [WIDTH, HEIGHT, PLOT_WIDTH, PLOT_HEIGHT] = [600, 214, 330, 150];
/** Between two points of a series; `ask` asks for points at this distance. */
export const STEP_SECONDS = 60;
/** Rows of a legend that fit beside a plot; those with the highest values are named. */
const NAMED = 8;

/** The panels at their places, with the series that `ask` returns for each expression; also the titles of those without any. */
export async function drawDashboard({ panels }: Dashboard, ask: (expression: string) => Promise<Series[]>) {
  const parts: string[] = [];
  const empty: string[] = [];
  for (const panel of panels) {
    const answers = await Promise.all(panel.targets.map(({ expr }) => ask(expr)));
    const lines = panel.targets
      .flatMap(({ legendFormat }, place) =>
        (answers[place] ?? []).map(({ labels, points }) => ({
          name: legendFormat.replace(/\{\{(\w+)\}\}/g, (_all, label: string) => labels[label] ?? ''),
          points: points.filter(([, value]) => Number.isFinite(value)),
        })),
      )
      .filter(({ points }) => points.length > 0);
    if (lines.length === 0) empty.push(panel.title);
    const [left, top] = [panel.gridPos.x > 0 ? WIDTH : 0, (panel.gridPos.y / 8) * HEIGHT];
    parts.push(...drawPanel(panel.title, panel.fieldConfig.defaults.unit, lines, left, top));
  }
  const height = Math.max(...panels.map(({ gridPos }) => (gridPos.y / 8 + 1) * HEIGHT));
  return { svg: writeSvg({ width: 2 * WIDTH, height }, 'The dashboard of an hour', parts), empty };
}

function drawPanel(title: string, unit: string, lines: readonly Line[], left: number, top: number): string[] {
  const parts = [writeText(left, top + 16, title, 'head')];
  const [x0, y0] = [left + 64, top + 28];
  parts.push(`<path class="line axis" d="M${x0} ${y0}v${PLOT_HEIGHT}h${PLOT_WIDTH}"/>`);
  const points = lines.flatMap((line) => line.points);
  if (points.length === 0) return [...parts, writeText(x0 + 12, y0 + 76, 'no data in this hour', 'dim')];
  const times = points.map(([at]) => at);
  const [from, until] = [Math.min(...times), Math.max(...times)];
  const highestValue = Math.max(...points.map(([, value]) => value));
  const most = highestValue || 1;
  const x = (at: number) => Math.round(x0 + ((at - from) / Math.max(1, until - from)) * PLOT_WIDTH);
  const y = (value: number) => Math.round(y0 + PLOT_HEIGHT - (value / most) * (PLOT_HEIGHT - 8));
  parts.push(
    writeText(left, y0 + 12, highestValue > 0 ? inUnit(most, unit) : '', 'dim'),
    writeText(x0 - 14, y0 + PLOT_HEIGHT, '0', 'dim'),
  );
  parts.push(writeText(x0, y0 + PLOT_HEIGHT + 18, clock(from), 'dim'));
  parts.push(writeText(x0 + PLOT_WIDTH - 36, y0 + PLOT_HEIGHT + 18, clock(until), 'dim'));
  for (const [place, line] of lines.toSorted((one, other) => highest(other) - highest(one)).entries()) {
    const colour = COLOURS[place % COLOURS.length];
    // A new stroke after each gap: a series may come and go.
    const path = line.points.map(([at, value], index) => {
      const before = line.points[index - 1]?.[0];
      const isFirst = before === undefined || at - before > STEP_SECONDS;
      return `${isFirst ? 'M' : 'L'}${x(at)} ${y(value)}`;
    });
    parts.push(`<path class="line" stroke="${colour}" d="${path.join('')}"/>`);
    if (place >= NAMED) continue;
    const row = y0 + 10 + place * 19;
    parts.push(`<rect x="${x0 + PLOT_WIDTH + 12}" y="${row - 9}" width="10" height="10" fill="${colour}"/>`);
    parts.push(writeText(x0 + PLOT_WIDTH + 28, row, line.name.slice(0, 24)));
  }
  return parts;
}

interface Line {
  name: string;
  points: Series['points'];
}

function highest({ points }: Line): number {
  return Math.max(...points.map(([, value]) => value));
}

function inUnit(value: number, unit: string): string {
  if (unit === 'percentunit') return `${Number((value * 100).toPrecision(2))} %`;
  if (unit === 's')
    return value < 1 ? `${Number((value * 1_000).toPrecision(2))} ms` : `${Number(value.toPrecision(2))} s`;
  if (unit === 'bytes') return `${Number((value / 2 ** 20).toPrecision(2))} MB`;
  return `${Number(value.toPrecision(2))}${unit === 'reqps' ? '/s' : ''}`;
}

function clock(at: number): string {
  return new Date(at * 1_000).toISOString().slice(11, 16);
}
