import type { Metric } from 'web-vitals';
import type { MeasuredEvent } from '#shared/contract/measurement.ts';
import { toMeasuredPath } from '#shared/domain/site/measured-page.ts';
import { tell } from './measure.ts';

let isWatching = false;
let waiting: MeasuredEvent[] = [];

/** Runs once per page load. The package is loaded only after consent; the values are sent together when the page is hidden. */
export async function watchVitals(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  const vitals = await import('web-vitals').catch(() => undefined);
  if (!vitals) return;
  // Vitals belong to the page that was loaded; pages opened from it since have no load of their own.
  const path = toMeasuredPath(new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname);
  if (path === undefined) return;
  const keep = ({ name, value, rating }: Metric) => {
    waiting.push({ type: 'vital', path, name, value: Math.round(value * 1_000) / 1_000, rating });
  };
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = vitals;
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
}

function flush(): void {
  const events = waiting;
  waiting = [];
  if (events.length > 0) tell(events);
}
