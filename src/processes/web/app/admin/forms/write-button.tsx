import type { ComponentProps } from 'react';
import { useIsReadOnly } from '../frame/read-only.tsx';

/** A button that writes something, alone in its form or one of several: while nothing can be saved, it cannot be pressed. */
export function WriteButton({ disabled = false, ...props }: Omit<ComponentProps<'button'>, 'type'>) {
  const isReadOnly = useIsReadOnly();
  return <button {...props} type="submit" disabled={disabled || isReadOnly} />;
}
