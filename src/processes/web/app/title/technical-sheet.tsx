import { titlePage } from '#shared/text/title-page.ts';
import styles from './technical-sheet.module.css';
import type { SheetRow } from './technical-sheet-rows.ts';

const HEADING_ID = 'ficha-tecnica';

export function TechnicalSheet({ rows }: { rows: readonly SheetRow[] }) {
  return (
    <section className={styles.sheet} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{titlePage.technicalSheet}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
