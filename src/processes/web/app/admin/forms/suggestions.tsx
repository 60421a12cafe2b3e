import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useHasScript } from '../../design/use-has-script.ts';

interface SuggestionBoxProps<T> {
  /** An empty list closes the popup. */
  suggestions: readonly T[];
  value: string;
  onType: (text: string) => void;
  /** Receives the index of the suggestion that Enter chooses. */
  onMark?: (index: number) => void;
  children: ReactNode;
}

/**
 * A combobox around a `SuggestionField` and a `SuggestionOptions`: the focus stays in the field, arrow keys mark a suggestion, Enter
 * chooses it. Not rendered on the server: Base UI hides an input of its own by a style attribute, which our policy refuses in markup.
 */
export function SuggestionBox<T>({ suggestions, value, onType, onMark, children }: SuggestionBoxProps<T>) {
  if (!useHasScript()) return null;
  return (
    <Autocomplete.Root
      inline
      open={suggestions.length > 0}
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={suggestions}
      value={value}
      // The other reasons, such as a chosen suggestion or Escape, do not change what was typed.
      onValueChange={(text, { reason }) => {
        if (reason === 'input-change') onType(text);
      }}
      onItemHighlighted={(_, { index }) => onMark?.(index)}
    >
      {children}
    </Autocomplete.Root>
  );
}

interface SuggestionFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'onKeyDown' | 'style' | 'type'> {
  className?: string | undefined;
  /** Whether a `SuggestionOptions` is shown: Base UI takes an inline list for one that always is. */
  isExpanded: boolean;
  /** Runs before the keys of a combobox; `preventDefault` replaces them. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export function SuggestionField({ isExpanded, onKeyDown, ...rest }: SuggestionFieldProps) {
  return (
    <Autocomplete.Input
      autoComplete="off"
      spellCheck={false}
      aria-expanded={isExpanded}
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.isDefaultPrevented()) event.preventBaseUIHandler();
      }}
    />
  );
}

interface SuggestionOptionsProps<T> {
  label: string;
  listClass: string | undefined;
  optionClass: string | undefined;
  keyOf: (suggestion: T) => string;
  isDisabled?: (suggestion: T) => boolean;
  onChoose: (suggestion: T) => void;
  children: (suggestion: T) => ReactNode;
}

/** Styles mark the current option by `[data-highlighted]`. */
export function SuggestionOptions<T>(props: SuggestionOptionsProps<T>) {
  const { label, listClass, optionClass, keyOf, isDisabled = () => false, onChoose, children } = props;
  return (
    <Autocomplete.List className={listClass} aria-label={label}>
      {(suggestion: T) => (
        <Autocomplete.Item
          key={keyOf(suggestion)}
          value={suggestion}
          className={optionClass}
          disabled={isDisabled(suggestion)}
          onClick={() => onChoose(suggestion)}
        >
          {children(suggestion)}
        </Autocomplete.Item>
      )}
    </Autocomplete.List>
  );
}
