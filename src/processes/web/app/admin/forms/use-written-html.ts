import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface WrittenHtml {
  html: string;
  write: (html: string) => void;
  /** How often the text came from elsewhere: a key for the editor. */
  times: number;
  /** The hidden field that is sent, which also reports to the form what is typed. */
  input: ComponentProps<'input'> & { 'data-given': string };
}

/** What an editor that is no control of its form holds: `TypedFields` reads the hidden field, and puts kept text back into it. */
export function useWrittenHtml(given: string, onWritten: (html: string) => void): WrittenHtml {
  const [first] = useState(given);
  const [{ html, times }, set] = useState({ html: given, times: 0 });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (html !== first) field.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [html, first]);
  const write = (changed: string) => {
    set((was) => ({ ...was, html: changed }));
    onWritten(changed);
  };
  const input: WrittenHtml['input'] = {
    type: 'hidden',
    value: html,
    'data-given': first,
    onInput({ currentTarget: { value } }) {
      set((was) => ({ html: value, times: was.times + 1 }));
      onWritten(value);
    },
    ref: field,
  };
  return { html, write, times, input };
}
