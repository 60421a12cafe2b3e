import { useId, useState } from 'react';
import { useHasScript } from '../../ui/use-has-script.ts';
import { LaterRichEditor } from '../editing/rich/later-rich-editor.tsx';
import type { Outcome } from '../outcome.ts';
import styles from './field.module.css';

interface RichFieldProps {
  name: string;
  label: string;
  outcome?: Outcome | undefined;
  defaultValue: string;
  onHtml?: (html: string) => void;
}

/** A rich text editor once its script has loaded; before that, a plain field with the HTML. The server sanitises both. */
export function RichField({ name, label, outcome, defaultValue, onHtml }: RichFieldProps) {
  const id = useId();
  const hasScript = useHasScript();
  const [html, setHtml] = useState(outcome?.values?.[name] ?? defaultValue);
  const error = outcome?.fields?.[name];
  const plain = (
    <textarea
      id={`${id}-text`}
      name={hasScript ? undefined : name}
      className={styles.input}
      rows={4}
      defaultValue={html}
      aria-labelledby={id}
    />
  );
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label id={id} htmlFor={`${id}-text`}>
          {label}
        </label>
      </div>
      {hasScript ? (
        <>
          <input type="hidden" name={name} value={html} />
          <LaterRichEditor
            plain={plain}
            html={html}
            label={label}
            labelledBy={id}
            describedBy={undefined}
            onHtml={(changed) => {
              setHtml(changed);
              onHtml?.(changed);
            }}
          />
        </>
      ) : (
        plain
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
