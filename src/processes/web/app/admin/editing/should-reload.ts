import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A draft saved as one types changes nothing that the page shows: it is not asked for again every three seconds. */
export function shouldReload({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formData?.has('saves') ? false : defaultShouldRevalidate;
}
