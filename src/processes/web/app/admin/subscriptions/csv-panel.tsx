import { type ReactNode, useId, useRef } from 'react';
import { decodeCsv } from '#shared/admin/domain/csv.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { TextField } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './subscriptions.module.css';

const words = adminSubscriptions;

interface CsvPanelProps {
  intent?: string;
  /** The words of its button. */
  submit?: string;
  hint: string;
  /** More fields of the form. */
  children?: ReactNode;
}

/** A CSV is pasted, or opened in the browser, whatever its encoding. Its preview is the next page. */
export function CsvPanel({ intent = 'prepareCsv', submit = words.csvPreview, hint, children }: CsvPanelProps) {
  const id = useId();
  const hasScript = useHasScript();
  const box = useRef<HTMLDivElement>(null);
  const open = async (file: File | undefined) => {
    const text = box.current?.querySelector('textarea');
    if (file && text) text.value = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  };
  return (
    <Panel title={words.csv}>
      <Hint>{hint}</Hint>
      <AdminForm intent={intent} isQuiet>
        <div ref={box}>
          <TextField name="csv" label={words.csvText} rows={6} />
        </div>
        {children}
        {hasScript && (
          <p className={styles.file}>
            <label htmlFor={id}>{words.csvFile}</label>
            <input
              id={id}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={(event) => void open(event.currentTarget.files?.[0])}
            />
          </p>
        )}
        <Submit intent={intent} look="outline">
          {submit}
        </Submit>
      </AdminForm>
    </Panel>
  );
}
