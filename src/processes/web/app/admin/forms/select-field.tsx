import type { ReactNode } from 'react';
import { Labelled, type LabelledProps } from './field.tsx';

type SelectFieldProps = Omit<LabelledProps, 'aside'> & { children: ReactNode };

export function SelectField({ children, ...labelled }: SelectFieldProps) {
  return <Labelled {...labelled}>{(control) => <select {...control}>{children}</select>}</Labelled>;
}
