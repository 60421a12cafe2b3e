import type { ComponentProps } from 'react';
import { useIsReadOnly } from '../frame/read-only.tsx';

/** A submit button that is disabled while the admin is read-only. */
export function WriteButton({ disabled = false, ...props }: Omit<ComponentProps<'button'>, 'type'>) {
  const isReadOnly = useIsReadOnly();
  return <button {...props} type="submit" disabled={disabled || isReadOnly} />;
}
