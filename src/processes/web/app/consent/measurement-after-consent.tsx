import { lazy, Suspense } from 'react';
import { useCookieChoice } from './cookie-choice.ts';

const Measurement = lazy(async () => {
  const measurement = await import('./measurement.tsx').catch(() => undefined);
  return { default: measurement?.Measurement ?? (() => null) };
});

/** Only visitors who accepted download the code that measures. */
export function MeasurementAfterConsent() {
  if (useCookieChoice() !== 'accepted') return null;
  return (
    <Suspense>
      <Measurement />
    </Suspense>
  );
}
