import type { ComponentProps } from 'react';
import { useIsReadOnly } from '../frame/read-only.tsx';

/** One of several buttons of a form, each of which writes something: while nothing can be saved, none can be pressed. */
export function WriteButton({ disabled = false, ...props }: Omit<ComponentProps<'button'>, 'type'>) {
  const isReadOnly = useIsReadOnly();
  return <button {...props} type="submit" disabled={disabled || isReadOnly} />;
}
