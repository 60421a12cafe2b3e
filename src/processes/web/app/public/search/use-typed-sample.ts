import { useEffect, useState } from 'react';
import { SAMPLE_TYPING_MS } from '#shared/domain/limits.ts';
import { firstStep, nextStep } from './typing.ts';

/** The sample as typed so far. It does not change on the server, with reduced motion, or while `isOn` is false. */
export function useTypedSample(samples: readonly string[], isOn: boolean): string {
  const [step, setStep] = useState(firstStep(samples));

  useEffect(() => {
    if (!isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setStep(nextStep(samples, step)), SAMPLE_TYPING_MS[step.wait]);
    return () => clearTimeout(timer);
  }, [samples, isOn, step]);

  return step.text;
}
