import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { paths } from '#shared/domain/paths.ts';
import { shell } from '#shared/text/shell.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  label: string;
  /** Whether the key `/` brings the visitor here. */
  hasShortcut?: boolean;
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** A plain form: it works as an address before any script has loaded. */
export function SearchForm({ label, hasShortcut = false, fieldRef }: SearchFormProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const field = fieldRef ?? ownRef;

  useEffect(() => {
    if (!hasShortcut) return;
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, [hasShortcut, field]);

  return (
    <Form className={styles.form} action={paths.search()} role="search" aria-label={label} onSubmit={submitTrimmed}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={field}
        type="search"
        name="q"
        enterKeyHint="search"
        aria-label={shell.search}
        placeholder={shell.searchPlaceholder}
        // Without script the browser itself refuses a blank question.
        required
        pattern=".*\S.*"
      />
      {hasShortcut && (
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      )}
    </Form>
  );
}

/** What is asked is asked without the spaces around it; nothing but spaces is not asked at all. */
function submitTrimmed(event: FormEvent<HTMLFormElement>): void {
  const field = event.currentTarget.elements.namedItem('q');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = field.value.trim();
  if (field.value === '') event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
