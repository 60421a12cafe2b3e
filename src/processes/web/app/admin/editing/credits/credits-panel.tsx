import { useState } from 'react';
import { Link } from 'react-router';
import { inShownOrder, moveCredit } from '#shared/admin/domain/editing/edited-credits.ts';
import { adminCredits } from '#shared/admin/text/credits.ts';
import { CREDIT_LISTS, creditField } from '#shared/domain/titles/credit-edits.ts';
import { EmptyState } from '../../../design/states.tsx';
import { CreditItem } from './credit-item.tsx';
import { creditsPath } from './credits-address.ts';
import styles from './credits-panel.module.css';
import { type CreditsProps, toShownCredit } from './credits-props.ts';

const words = adminCredits;

/** The cast or the crew, in the order of the site; hidden credits at the end. One is open at a time. */
export function CreditsPanel(props: CreditsProps) {
  const { credits, subject, draft, openCredit } = props;
  const [said, say] = useState('');
  const lines = inShownOrder(credits.lines.map((line) => toShownCredit(line, props)));
  const shown = lines.filter(({ isShown }) => isShown);
  const move = (key: string, name: string, by: -1 | 1) => {
    const places = moveCredit(lines, key, by);
    for (const [each, place] of places) {
      const field = creditField({ list: credits.list, key: each, name: 'position' });
      draft.tell({ type: 'changed', field, value: place, isFromElsewhere: true });
    }
    const place = places.get(key);
    if (place !== undefined) say(words.movedTo(name, place));
  };
  return (
    <section className={styles.panel} aria-labelledby="creditos">
      <div className={styles.head}>
        <h2 id="creditos">{words.title}</h2>
        <p>{words.fromTmdb(credits.lines.filter(({ isFromTmdb }) => isFromTmdb).length)}</p>
        <nav className={styles.lists} aria-label={words.title}>
          {CREDIT_LISTS.map((list) => (
            <Link
              key={list}
              to={creditsPath(subject, list)}
              aria-current={list === credits.list ? 'page' : undefined}
              preventScrollReset
            >
              {words.count(words.lists[list], credits.counts[list])}
            </Link>
          ))}
        </nav>
      </div>
      {lines.length > 0 ? (
        <ol className={styles.list}>
          {lines.map((line) => (
            <CreditItem
              key={line.key}
              {...props}
              line={line}
              place={line.isShown ? shown.indexOf(line) + 1 : undefined}
              last={shown.length}
              isOpen={openCredit === line.key}
              onMove={(by) => move(line.key, line.name, by)}
            />
          ))}
        </ol>
      ) : (
        <EmptyState message={words.none} />
      )}
      <p id="creditos-ordem" className={styles.hint}>
        {words.hint}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </section>
  );
}
