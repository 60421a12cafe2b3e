import { useEffect, useState } from 'react';
import { COVERAGE_SHOWN } from '#shared/domain/limits.ts';
import { coverageWords as words } from '#shared/text/platforms/coverage.ts';
import { classNames } from '../../design/class-names.ts';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { Section } from '../../design/section.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import { toggleMyService, useMyServices } from '../my-services/my-services.ts';
import styles from './coverage.module.css';
import type { CoverageRow, CoverageView } from './coverage-view.ts';

/** The answer is the same for everyone; the visitor's services change the line below it and the order of the platforms. */
export function CoverageSection({ coverage }: { coverage: CoverageView }) {
  const { total, answer, steps, rows, chosen, groups } = coverage;
  const own = useMyServices();
  const hasScript = useHasScript();
  const yours = useOwnCoverage(coverage, own);
  // A press marks its row and leaves it where it is, under the finger; own services come first on the next page.
  const [ownBefore, setOwnBefore] = useState<readonly string[]>();
  const isOwn = ({ slug }: CoverageRow) => slug !== null && own.includes(slug);
  const isFirst = ({ slug }: CoverageRow) => slug !== null && (ownBefore ?? own).includes(slug);
  const sorted = [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
  const toggle = (slug: string) => {
    setOwnBefore((before) => before ?? own);
    toggleMyService(slug);
  };
  const others = sorted.slice(COVERAGE_SHOWN.platforms);
  const isPaid = rows.some(({ slug, included }) => slug !== null && included.length > 0);
  return (
    <Section id="cobertura" title={words.title} subtitle={words.subtitle}>
      <div className={styles.panel}>
        <div>
          <p className={styles.answer}>
            <b>{answer.lead}</b>
            {answer.rest}
          </p>
          {chosen.length > 0 && (
            <p className={styles.chips} aria-hidden="true">
              {chosen.map((row) => (
                <Chip key={row} row={rows[row]} />
              ))}
            </p>
          )}
        </div>
        <ol className={styles.steps}>
          {steps.map(({ label, count }) => (
            <li key={label} className={styles.step}>
              <progress className={styles.beam} value={count} max={total} aria-hidden="true" />
              <span>{label}</span> <b>{words.ofAll(count, total)}</b>
            </li>
          ))}
        </ol>
      </div>
      {isPaid && (
        <p className={classNames(styles.yours, !hasScript && styles.waiting)} role="status">
          {yours ?? words.tip}
        </p>
      )}
      <ul className={styles.rows}>
        {/* By place: when own services move to the front, no box moves. */}
        {sorted.slice(0, COVERAGE_SHOWN.platforms).map((row, place) => (
          <Row key={place} row={row} isOwn={isOwn(row)} hasScript={hasScript} onToggle={toggle} />
        ))}
      </ul>
      <dl className={styles.groups}>
        {others.length > 0 && (
          <div>
            <dt>{words.also}</dt>
            <dd>{others.map(({ short }) => short).join(', ')}</dd>
          </div>
        )}
        {groups.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface RowProps {
  row: CoverageRow;
  isOwn: boolean;
  hasScript: boolean;
  onToggle: (slug: string) => void;
}

function Row({ row, isOwn, hasScript, onToggle }: RowProps) {
  const { name, slug, included, has, detail } = row;
  return (
    <li className={styles.row}>
      <span className={classNames(styles.chip, isOwn && styles.own)}>
        <Chip row={row} />
      </span>
      <p className={styles.words}>
        <b>{name}</b> {has}; <span>{detail}</span>
      </p>
      {slug !== null && included.length > 0 && (
        <button
          type="button"
          className={classNames(styles.toggle, !hasScript && styles.waiting)}
          aria-pressed={isOwn}
          aria-label={words.subscribedTo(name)}
          onClick={() => onToggle(slug)}
        >
          {words.subscribed}
        </button>
      )}
    </li>
  );
}

function Chip({ row }: { row: CoverageRow | undefined }) {
  return row ? <ServiceChip brand={row.brand} abbreviation={row.abbreviation} logo={row.logo} /> : null;
}

/** Undefined without own services. The search is loaded only for visitors who have some. */
function useOwnCoverage({ rows, total }: CoverageView, own: readonly string[]): string | undefined {
  const [line, setLine] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const describe = async () => {
      const file = own.length > 0 ? await import('./describe-own.ts').catch(() => undefined) : undefined;
      // Without the file the line keeps what it says.
      if (isCurrent && (file || own.length === 0)) setLine(file?.describeOwn(rows, own, total));
    };
    void describe();
    return () => {
      isCurrent = false;
    };
  }, [rows, total, own]);
  return line;
}
