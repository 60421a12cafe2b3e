import { Link } from 'react-router';
import { titlePage } from '#shared/text/titles/title-page.ts';
import { SidePanel } from '../panel.tsx';
import type { SheetRow } from './sheet-row.ts';
import styles from './technical-sheet.module.css';

export function TechnicalSheet({ rows }: { rows: readonly SheetRow[] }) {
  return (
    <SidePanel id="ficha-tecnica" title={titlePage.technicalSheet}>
      <SheetRows rows={rows} />
    </SidePanel>
  );
}

export function SheetRows({ rows }: { rows: readonly SheetRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, to, lang }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>{to ? <Link to={to}>{value}</Link> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
