import type { MeasuredEvent } from '#shared/contract/measurement.ts';
import { sectionOf } from '#shared/domain/site/measured-page.ts';
import type { Metrics } from '../infra/observing/metrics.ts';

/** Our own statistics: by section and by vital, never by visitor. */
export function countEvents(metrics: Metrics, events: readonly MeasuredEvent[]): void {
  for (const event of events) {
    if (event.type === 'view') metrics.pageViews.inc({ section: sectionOf(event.path) });
    else if (event.name === 'CLS') metrics.layoutShift.observe(event.value);
    else metrics.webVitals.observe({ name: event.name }, event.value / 1_000);
  }
}
