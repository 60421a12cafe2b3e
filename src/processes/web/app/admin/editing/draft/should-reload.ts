import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** An automatic save changes nothing the page shows, so the page is not reloaded after each one. */
export function shouldReload({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formData?.has('saves') ? false : defaultShouldRevalidate;
}
