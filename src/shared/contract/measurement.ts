import { z } from 'zod';
import { MEASUREMENT_EVENTS_PER_CALL } from '../domain/limits.ts';
import { CONSENT_ACTS } from '../domain/site/consent.ts';
import { isMeasuredPath } from '../domain/site/measured-page.ts';

const path = z.string().refine(isMeasuredPath);

const PageView = z.strictObject({ type: z.literal('view'), path });

/** Milliseconds, except CLS, which has no unit. */
const WebVital = z.strictObject({
  type: z.literal('vital'),
  path,
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().nonnegative().max(3_600_000),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});

const MeasuredEvent = z.discriminatedUnion('type', [PageView, WebVital]);
export type MeasuredEvent = z.infer<typeof MeasuredEvent>;

/** `POST /a/e`. A visit lasts as long as its page stays open: the page makes up the number and does not store it. */
export const MeasurementCall = z.strictObject({
  visit: z.string().regex(/^\d{1,10}\.\d{1,10}$/),
  events: z.array(MeasuredEvent).min(1).max(MEASUREMENT_EVENTS_PER_CALL),
});
export type MeasurementCall = z.infer<typeof MeasurementCall>;

/** `POST /a/c`. The question, the answer, and a random id that identifies no person. */
export const ConsentRecord = z.strictObject({
  id: z.uuid(),
  act: z.enum(CONSENT_ACTS),
  version: z.int().min(1).max(10_000),
  textHash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;
