import type { SAMPLE_TYPING_MS } from '#shared/domain/limits.ts';

/** A moment of the typing: what stands there, of which sample, and what is waited for before the next moment. */
export interface TypingStep {
  sample: number;
  text: string;
  isErasing: boolean;
  wait: keyof typeof SAMPLE_TYPING_MS;
}

/** It begins with a whole title: that is also what stands there without script. */
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
