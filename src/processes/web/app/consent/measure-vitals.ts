import type { Metric } from 'web-vitals';
import type { MeasuredEvent } from '#shared/contract/measurement.ts';
import { toMeasuredPath } from '#shared/domain/measured-page.ts';
import { tell } from './measure.ts';

let isWatching = false;
let waiting: MeasuredEvent[] = [];

/** Once per page load; the package comes with the first yes and not before. Told together when the page goes out of sight. */
export async function watchVitals(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  const vitals = await import('web-vitals').catch(() => undefined);
  if (!vitals) return;
  // They are those of the page that was loaded; what the visitor moved on to since has no load of its own.
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
