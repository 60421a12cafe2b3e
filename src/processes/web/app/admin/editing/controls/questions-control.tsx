import { useRef, useState } from 'react';
import { isQuestionsShaped } from '#shared/admin/domain/check-site.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
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

/** Questions with their answers, in the order of the site. */
export function QuestionsControl({ value, provider, onValue }: ControlProps) {
  const shown = value ?? provider;
  const keys = useRef(0);
  const toRow = (given: Omit<Row, 'key'>): Row => ({ ...given, key: keys.current++ });
  const [rows, setRows] = useState(() => (isQuestionsShaped(shown) ? shown.map(toRow) : []));
  const change = (next: Row[]) => {
    setRows(next);
    // Rows left empty are no questions.
    const filled = next.map(({ question, answerHtml }) => ({ question: question.trim(), answerHtml }));
    onValue(filled.filter(({ question, answerHtml }) => question !== '' || answerHtml !== ''));
  };
  const edit = (key: number, part: Partial<Row>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const move = (place: number, by: number) => {
    const next = [...rows];
    next.splice(place + by, 0, ...next.splice(place, 1));
    change(next);
  };
  const list = rows.map((row, place) => {
    const label = words.question(place + 1);
    return (
      <div key={row.key} className={styles.question}>
        <div onInput={(event) => edit(row.key, { question: (event.target as HTMLInputElement).value })}>
          <Field name={`question-${row.key}`} label={label} defaultValue={row.question} autoComplete="off" />
        </div>
        <RichField
          name={`answer-${row.key}`}
          label={words.answer(place + 1)}
          defaultValue={row.answerHtml}
          onHtml={(answerHtml) => edit(row.key, { answerHtml })}
        />
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
      </div>
    );
  });
  return (
    <>
      {list}
      <button
        type="button"
        className={buttonClass('outline')}
        onClick={() => setRows([...rows, toRow({ question: '', answerHtml: '' })])}
      >
        {words.addQuestion}
      </button>
    </>
  );
}
