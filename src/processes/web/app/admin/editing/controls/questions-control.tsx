import { useRef, useState } from 'react';
import { isQuestionsShaped } from '#shared/admin/domain/check-site.ts';
import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { useHasScript } from '../../../ui/use-has-script.ts';
import { Field } from '../../forms/field.tsx';
import { RichField } from '../../forms/rich-field.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

const words = adminPages;

interface Row {
  key: number;
  question: string;
  answerHtml: string;
}

/** Questions with their answers, in the order of the site. Without script an empty row at the end takes a new one. */
export function QuestionsControl({ field, value, provider, onValue }: ControlProps) {
  const shown = value ?? provider;
  const keys = useRef(0);
  const toRow = (given: Omit<Row, 'key'>): Row => ({ ...given, key: keys.current++ });
  const [rows, setRows] = useState(() => (isQuestionsShaped(shown) ? shown.map(toRow) : []));
  const hasScript = useHasScript();
  const change = (next: Row[]) => {
    setRows(next);
    onValue(next.map(({ question, answerHtml }) => ({ question, answerHtml })));
  };
  const edit = (key: number, part: Partial<Row>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const move = (place: number, by: number) => {
    const next = [...rows];
    next.splice(place + by, 0, ...next.splice(place, 1));
    change(next);
  };
  const listed = hasScript ? rows : [...rows, { key: -1, question: '', answerHtml: '' }];
  const list = listed.map((row, place) => {
    const isNew = row.key === -1;
    const label = words.question(place + 1);
    return (
      <div key={row.key} className={styles.question}>
        <div onInput={(event) => hasScript && edit(row.key, { question: (event.target as HTMLInputElement).value })}>
          <Field
            name={inputNames.row(field, 'of', place, 'question')}
            label={isNew ? words.newQuestion : label}
            defaultValue={row.question}
            autoComplete="off"
          />
        </div>
        <RichField
          name={inputNames.row(field, 'of', place, 'answer')}
          label={isNew ? words.newAnswer : words.answer(place + 1)}
          defaultValue={row.answerHtml}
          onHtml={(answerHtml) => edit(row.key, { answerHtml })}
        />
        {hasScript && (
          <p className={styles.questionTools}>
            <button
              type="button"
              className={buttonClass('link')}
              disabled={place === 0}
              aria-label={words.moveUp(label)}
              onClick={() => move(place, -1)}
            >
              {words.up}
            </button>
            <button
              type="button"
              className={buttonClass('link')}
              disabled={place === rows.length - 1}
              aria-label={words.moveDown(label)}
              onClick={() => move(place, 1)}
            >
              {words.down}
            </button>
            <button
              type="button"
              className={buttonClass('danger-link')}
              aria-label={words.removeOf(label)}
              onClick={() => change(rows.filter(({ key }) => key !== row.key))}
            >
              {words.remove}
            </button>
          </p>
        )}
      </div>
    );
  });
  return (
    <>
      {list}
      {hasScript && (
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={() => setRows([...rows, toRow({ question: '', answerHtml: '' })])}
        >
          {words.addQuestion}
        </button>
      )}
    </>
  );
}
