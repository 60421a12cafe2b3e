import { useId } from 'react';
import { useHasScript } from '../../design/use-has-script.ts';
import { LaterRichEditor } from '../editing/rich/later-rich-editor.tsx';
import styles from './field.module.css';
import { useRefused } from './refused.ts';
import { useWrittenHtml } from './use-written-html.ts';

interface RichFieldProps {
  name: string;
  label: string;
  defaultValue: string;
  onHtml?: (html: string) => void;
}

/** A rich text editor once its script has loaded; before that, a plain field with the HTML. The server sanitises both. */
export function RichField({ name, label, defaultValue, onHtml }: RichFieldProps) {
  const id = useId();
  const hasScript = useHasScript();
  const { error, typed } = useRefused(name);
  const written = useWrittenHtml(typed ?? defaultValue, (html) => onHtml?.(html));
  const describedBy = error ? `${id}-error` : undefined;
  const plain = (
    <textarea
      id={`${id}-text`}
      name={hasScript ? undefined : name}
      className={styles.input}
      rows={4}
      defaultValue={written.html}
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
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
          <input name={name} {...written.input} />
          <LaterRichEditor
            times={written.times}
            plain={plain}
            html={written.html}
            label={label}
            labelledBy={id}
            describedBy={describedBy}
            isInvalid={error !== undefined}
            onHtml={written.write}
          />
        </>
      ) : (
        plain
      )}
      {error && (
        <p id={describedBy} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
