import { shortCoverage as words } from '#shared/text/platforms/short-coverage.ts';
import styles from './short-coverage.module.css';
import type { ShortCoverageView } from './short-coverage-view.ts';

/** The same for everyone, and without script. */
export function ShortCoverage({ coverage: { answer, rows } }: { coverage: ShortCoverageView }) {
  return (
    <div className={styles.coverage}>
      <p>
        <b>{answer.lead}</b>
        {answer.rest}
      </p>
      <details>
        <summary>{words.whatEachHas}</summary>
        <ul>
          {rows.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
