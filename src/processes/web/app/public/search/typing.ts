import type { SAMPLE_TYPING_MS } from '#shared/domain/limits.ts';

/** One step of the typing: the shown text, its sample, and the kind of pause before the next step. */
export interface TypingStep {
  sample: number;
  text: string;
  isErasing: boolean;
  wait: keyof typeof SAMPLE_TYPING_MS;
}

/** Starts with a whole title, which is also what a page without script shows. */
export function firstStep(samples: readonly string[]): TypingStep {
  return { sample: 0, text: samples[0] ?? '', isErasing: false, wait: 'pauseTyped' };
}

export function nextStep(samples: readonly string[], { sample, text, isErasing }: TypingStep): TypingStep {
  const whole = [...(samples[sample] ?? '')];
  const typed = [...text].length;
  const cut = (length: number) => whole.slice(0, length).join('');

  if (isErasing && typed === 0) {
    const next = (sample + 1) % samples.length;
    return { sample: next, text: [...(samples[next] ?? '')].slice(0, 1).join(''), isErasing: false, wait: 'type' };
  }
  if (isErasing || typed >= whole.length) {
    const left = typed - 1;
    return { sample, text: cut(left), isErasing: true, wait: left === 0 ? 'pauseErased' : 'erase' };
  }
  const length = typed + 1;
  return { sample, text: cut(length), isErasing: false, wait: length === whole.length ? 'pauseTyped' : 'type' };
}
