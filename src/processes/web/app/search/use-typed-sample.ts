import { useEffect, useState } from 'react';
import { SAMPLE_TYPING_MS } from '#shared/domain/limits.ts';
import { firstStep, nextStep } from './typing.ts';

/** The sample as typed so far. It stands still in the page as sent, for whoever asked for less motion, and while `isOn` is not. */
export function useTypedSample(samples: readonly string[], isOn: boolean): string {
  const [step, setStep] = useState(firstStep(samples));

  useEffect(() => {
    if (!isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setStep(nextStep(samples, step)), SAMPLE_TYPING_MS[step.wait]);
    return () => clearTimeout(timer);
  }, [samples, isOn, step]);

  return step.text;
}
