import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Agent, fetch } from 'undici';
import type { MeasurementCall } from '#shared/contract/measurement.ts';
import { FORWARDS } from '#shared/domain/limits.ts';
import type { Log } from '../infra/log.ts';
import type { Metrics } from '../infra/observing/metrics.ts';
import { toGa4 } from './to-ga4.ts';

export interface Forwarder {
  /** Queues the call and returns at once. */
  add(call: MeasurementCall): void;
  close(): Promise<void>;
}

export interface ForwarderOptions {
  url: string;
  measurementId: string;
  apiSecret: string;
  siteUrl: string;
  log: Log;
  metrics: Metrics;
}

/**
 * GA4's Measurement Protocol. A few calls in parallel, each with a deadline and no retry; calls that cannot be sent in time are
 * dropped. If analytics hang, visitors notice nothing and this process holds at most a thousand small objects.
 */
export function createForwarder(options: ForwarderOptions): Forwarder {
  const { log, metrics, siteUrl } = options;
  const address = addressOf(options);
  const dispatcher = new Agent({ connections: FORWARDS.atOnce, connect: { timeout: FORWARDS.deadlineMs } });
  const line = new PQueue({ concurrency: FORWARDS.atOnce });
  const leaving = new AbortController();

  async function forward(call: MeasurementCall, takenAt: number): Promise<void> {
    if (leaving.signal.aborted || performance.now() - takenAt > FORWARDS.oldestMs) {
      return metrics.forwards.inc({ outcome: 'dropped' });
    }
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(toGa4(call, siteUrl)),
        redirect: 'error',
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(FORWARDS.deadlineMs)]),
        dispatcher,
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`analytics answered ${response.status}`);
      metrics.forwards.inc({ outcome: 'sent' });
    } catch (err) {
      metrics.forwards.inc({ outcome: 'failed' });
      // Log only the reason: the URL contains the secret.
      log.warn({ reason: err instanceof Error ? err.message : String(err) }, 'analytics not reached');
    }
  }

  return {
    add(call) {
      if (line.size >= FORWARDS.waiting) return metrics.forwards.inc({ outcome: 'dropped' });
      const takenAt = performance.now();
      void line.add(() => forward(call, takenAt));
    },
    async close() {
      await Promise.race([line.onIdle(), sleep(FORWARDS.deadlineMs)]);
      leaving.abort();
      await line.onIdle();
      await dispatcher.destroy();
    },
  };
}

function addressOf({ url, measurementId, apiSecret }: ForwarderOptions): URL {
  const address = new URL(url);
  address.searchParams.set('measurement_id', measurementId);
  address.searchParams.set('api_secret', apiSecret);
  return address;
}
