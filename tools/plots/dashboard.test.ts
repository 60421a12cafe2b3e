import { expect, test } from 'vitest';
import { type Dashboard, drawDashboard, type Series, STEP_SECONDS } from './dashboard.ts';

const panel = (title: string, expr: string, y: number) => ({
  title,
  gridPos: { x: 0, y },
  fieldConfig: { defaults: { unit: 's' } },
  targets: [{ expr, legendFormat: 'p99 {{service}}' }],
});
const DASHBOARD: Dashboard = { panels: [panel('Times', 'some', 0), panel('Replicas', 'none', 8)] };
const at = (step: number, value: number) => [step * STEP_SECONDS, value] as const;
const answers: Record<string, Series[]> = {
  some: [{ labels: { service: 'web' }, points: [at(0, 0.2), at(1, 0.4), at(5, 0.1), at(6, Number.NaN)] }],
  none: [{ labels: {}, points: [at(0, Number.NaN)] }],
};

test('a panel has its series by name and its highest value; one without a number says so', async () => {
  const { svg, empty } = await drawDashboard(DASHBOARD, (expression) => Promise.resolve(answers[expression] ?? []));
  expect(empty).toEqual(['Replicas']);
  expect(svg).toContain('p99 web');
  expect(svg).toContain('400 ms');
  expect(svg).toContain('no data in this hour');
  expect(svg).not.toContain('NaN');
});

test('a series that was away for a while has a gap, not a line across it', async () => {
  const { svg } = await drawDashboard(DASHBOARD, (expression) => Promise.resolve(answers[expression] ?? []));
  expect(/stroke="[^"]+" d="([^"]+)"/.exec(svg)?.[1]?.match(/[ML]/g)).toEqual(['M', 'L', 'M']);
});
