import type { FormEvent } from 'react';

/** Trims the query; a blank one is not submitted. */
export function submitTrimmed(event: FormEvent<HTMLFormElement>): void {
  const field = event.currentTarget.elements.namedItem('q');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = field.value.trim();
  if (field.value === '') event.preventDefault();
}
