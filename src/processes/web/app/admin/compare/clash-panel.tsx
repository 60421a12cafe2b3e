import { useState } from 'react';
import type { Clash } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatClock } from '#shared/admin/domain/format-time.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import type { FieldKind } from '#shared/domain/subjects/field-values.ts';
import controls from '../editing/controls/controls.module.css';
import type { Draft } from '../editing/draft/use-draft.ts';
import { describeValue } from '../editing/field/describe-value.ts';
import { buttonClass } from '../forms/submit.tsx';
import styles from './clash-panel.module.css';
import { WordDiff } from './word-diff.tsx';

interface ClashPanelProps {
  clash: Clash;
  /** The control's current value: the editor may have typed since. */
  ours: unknown;
  label: string;
  kind: FieldKind;
  draft: Draft;
}

const MERGED: readonly FieldKind[] = ['line', 'text'];

/** Two editors changed the same field: nothing is saved until this editor has compared both. */
export function ClashPanel({ clash, ours, label, kind, draft }: ClashPanelProps) {
  const name = clash.theirs.author.name ?? adminEditing.someone;
  const [mine, theirs] = [describeValue(kind, ours), describeValue(kind, clash.theirs.value)];
  const [written, setWritten] = useState<string | undefined>(undefined);
  const merged = written ?? mine;
  const canMerge = MERGED.includes(kind);
  return (
    <section className={styles.panel} aria-label={adminCompare.clashTitle(label)}>
      <p className={styles.told} role="alert">
        {adminCompare.clash(name, formatClock(clash.theirs.at))}
      </p>
      <div className={styles.both}>
        <div className={styles.theirs}>
          <h2>{adminCompare.theirs(name)}</h2>
          <WordDiff before={mine} after={theirs} side="after" />
          <button
            type="button"
            className={buttonClass('outline')}
            onClick={() => draft.tell({ type: 'tookTheirs', field: clash.field })}
          >
            {adminCompare.takeTheirs(name)}
          </button>
        </div>
        <div className={styles.mine}>
          <h2>{adminCompare.mine}</h2>
          <WordDiff before={theirs} after={mine} side="after" />
          <button
            type="button"
            className={buttonClass('outline')}
            onClick={() => draft.tell({ type: 'keptOurs', field: clash.field, value: ours })}
          >
            {adminCompare.keepMine}
          </button>
        </div>
      </div>
      {canMerge && (
        <div className={styles.merge}>
          <label htmlFor={`merge-${clash.field}`}>{adminCompare.merge}</label>
          <textarea
            id={`merge-${clash.field}`}
            className={controls.input}
            value={merged}
            rows={3}
            onChange={(event) => setWritten(event.target.value)}
          />
          <button
            type="button"
            className={buttonClass('outline')}
            onClick={() => draft.tell({ type: 'keptOurs', field: clash.field, value: merged })}
          >
            {adminCompare.saveMergeHere}
          </button>
        </div>
      )}
    </section>
  );
}
