import { type RefObject, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { search } from '#shared/text/search/search.ts';
import { shell } from '#shared/text/shell.ts';
import { classNames } from '../design/class-names.ts';
import { Icon } from '../design/pictures/icon.tsx';
import { useHasScript } from '../design/use-has-script.ts';
import { optionId } from './move-active.ts';
import styles from './search-form.module.css';
import { submitTrimmed } from './submit-trimmed.ts';
import { type Combobox, useCombobox } from './use-combobox.ts';
import { loadSuggestions } from './use-suggestions.ts';

interface SearchFormProps {
  label: string;
  /** Whether the key `/` focuses this field. */
  hasShortcut?: boolean;
  /** In the menu the suggestions push the content down; in the header they float over the page. */
  isInMenu?: boolean;
  /** On the home page: a large field with a button. */
  isLarge?: boolean;
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** A plain GET form that works before any script has loaded; with script it suggests titles. */
export function SearchForm({
  label,
  hasShortcut = false,
  isInMenu = false,
  isLarge = false,
  fieldRef,
}: SearchFormProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const field = fieldRef ?? ownRef;
  const listId = useId();
  const hasScript = useHasScript();
  const combobox = useCombobox(field);
  useSlashKey(hasShortcut, field);

  const { root, lookup, isOpen, hasText, active } = combobox;
  const hasList = isOpen && lookup.state === 'found' && lookup.groups.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the focus leaves the form.
    <div
      ref={root}
      className={classNames(styles.box, isLarge && styles.large)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) combobox.dismiss();
      }}
    >
      <Form
        className={styles.form}
        action={paths.search()}
        role="search"
        aria-label={label}
        onSubmit={(event) => {
          submitTrimmed(event);
          combobox.forget();
        }}
      >
        <Icon name="search" className={styles.icon} />
        <input
          ref={field}
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={shell.search}
          placeholder={isLarge ? search.whichTitle : shell.searchPlaceholder}
          // Without script the browser refuses a blank query.
          required
          pattern=".*\S.*"
          {...(hasScript && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': hasList,
            'aria-controls': hasList ? listId : undefined,
            'aria-activedescendant': hasList && active >= 0 ? optionId(listId, active) : undefined,
          })}
          // Without it, a network that fails now is asked again at the first letter.
          onFocus={() => void loadSuggestions()}
          onInput={(event) => combobox.onInput(event.currentTarget.value)}
          onKeyDown={combobox.onKeyDown}
        />
        {hasText ? (
          <ClearButton
            onClick={() => {
              combobox.clear();
              field.current?.focus();
            }}
          />
        ) : (
          hasShortcut && (
            <kbd className={styles.key} aria-hidden="true">
              /
            </kbd>
          )
        )}
        {isLarge && (
          <button type="submit" className={styles.submit}>
            <span>{search.whereToWatch}</span>
            <Icon name="chevronRight" />
          </button>
        )}
      </Form>
      {hasScript && <Popover combobox={combobox} listId={listId} isInMenu={isInMenu} />}
    </div>
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.clear} aria-label={search.clear} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}

interface PopoverProps {
  combobox: Combobox;
  listId: string;
  isInMenu: boolean;
}

/** The status element is always rendered: screen readers do not announce text in an element that has just appeared. */
function Popover({ combobox: { lookup, isOpen, active, clear }, listId, isInMenu }: PopoverProps) {
  const status = isOpen ? statusOf(lookup) : '';
  const hasList = isOpen && lookup.state === 'found' && lookup.groups.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
    <div
      className={classNames(isOpen && styles.popover, isInMenu && styles.inMenu)}
      // Clicks here must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className={isOpen && !hasList ? styles.status : 'visually-hidden'} role="status">
        {status}
      </p>
      {hasList && <lookup.List {...lookup} id={listId} active={active} onChoose={clear} />}
    </div>
  );
}

function statusOf(lookup: Combobox['lookup']): string {
  if (lookup.state !== 'found') return search.loading;
  const found = lookup.groups.flatMap(({ suggestions }) => suggestions).length;
  return found > 0 ? search.suggestionsFound(found) : search.noSuggestions;
}

function useSlashKey(isOn: boolean, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isOn) return;
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, [isOn, field]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
