import type { FormEvent } from 'react';

/** What is asked is asked without the spaces around it; nothing but spaces is not asked at all. */
export function submitTrimmed(event: FormEvent<HTMLFormElement>): void {
  const field = event.currentTarget.elements.namedItem('q');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = field.value.trim();
  if (field.value === '') event.preventDefault();
}
