import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { classNames } from '../../design/class-names.ts';
import styles from './submit.module.css';
import { WriteButton } from './write-button.tsx';

type Look = 'primary' | 'outline' | 'quiet' | 'danger' | 'link' | 'danger-link';

interface SubmitProps {
  intent: string;
  look?: Look;
  isWide?: boolean;
  /** For screen readers, where the visible text alone is ambiguous. */
  label?: string | undefined;
  children: ReactNode;
}

/** Shows the progress; while the form is sent, a second press does nothing. */
export function Submit({ intent, look = 'primary', isWide = false, label, children }: SubmitProps) {
  const isSending = useIsSending(intent);
  return (
    <WriteButton
      className={buttonClass(look, isWide)}
      aria-label={label}
      aria-disabled={isSending || undefined}
      onClick={(event) => {
        if (isSending) event.preventDefault();
      }}
    >
      {children}
    </WriteButton>
  );
}

/** Whether a form with this intent is being submitted. */
export function useIsSending(intent: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent;
}

/** The same style for links and for buttons outside forms. */
export function buttonClass(look: Look, isWide = false): string {
  const name = {
    primary: 'primary',
    outline: 'outline',
    quiet: 'quiet',
    danger: 'danger',
    link: 'link',
    'danger-link': 'dangerLink',
  } as const;
  return classNames(styles.button, styles[name[look]], isWide && styles.wide);
}
