import { Suspense } from 'react';
import { lazyPart } from '../design/lazy-part.ts';
import { useCookieChoice } from './cookie-choice.ts';

const Measurement = lazyPart(async () => (await import('./measurement.tsx')).Measurement);

/** Only visitors who accepted download the code that measures. */
export function MeasurementAfterConsent() {
  if (useCookieChoice() !== 'accepted') return null;
  return (
    <Suspense>
      <Measurement />
    </Suspense>
  );
}
