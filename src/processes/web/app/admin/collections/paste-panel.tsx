import { useState } from 'react';
import type { PastedLine } from '#shared/admin/domain/editing/edited-collection.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import type { ItemKey } from '#shared/domain/titles/collection-items.ts';
import controls from '../editing/controls/controls.module.css';
import { useEdit } from '../editing/edit-context.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './paste-panel.module.css';

const words = adminCollections.paste;
const TRIALS = ['readPasted'];

/** Adds many titles at once: preview first, then add. */
export function PastePanel() {
  const { outcome } = useEdit();
  const own = outcomeOf(outcome, 'readPasted');
  // Once the lines are in the list the box is empty; a refusal, or another change of the list, leaves the text.
  const [adding, setAdding] = useState<{ before: Outcome | undefined } | undefined>(undefined);
  const [added, setAdded] = useState(0);
  if (adding && outcome !== adding.before && outcome?.intent === 'changeItems') {
    setAdding(undefined);
    if (!outcome.problem) setAdded(added + 1);
  }
  return (
    <Panel title={words.title}>
      <AdminForm key={added} intent="readPasted" className={styles.form} trials={TRIALS}>
        <label htmlFor="colar">{words.label}</label>
        <textarea
          id="colar"
          name="pasted"
          className={controls.input}
          rows={4}
          spellCheck={false}
          aria-describedby="colar-dica"
          defaultValue={own?.values?.pasted}
        />
        <Submit intent="readPasted" look="outline">
          {words.check}
        </Submit>
      </AdminForm>
      <div id="colar-dica">
        <Hint>{words.hint}</Hint>
      </div>
      {own?.pasted && <Preview lines={own.pasted} onAdd={() => setAdding({ before: outcome })} />}
    </Panel>
  );
}

function Preview({ lines, onAdd }: { lines: readonly PastedLine[]; onAdd: () => void }) {
  const keys = lines.flatMap(({ verdict, item }): ItemKey[] =>
    item && (verdict === 'found' || verdict === 'queued') ? [{ kind: item.kind, titleId: item.titleId }] : [],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className={styles.preview} aria-label={words.preview} tabIndex={0}>
      <table>
        <caption>{words.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.pasted}</th>
            <th scope="col">{adminCollections.items}</th>
            <th scope="col">{words.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>{line.line}</td>
              <td className={styles.pasted}>{line.text}</td>
              <td>{line.item && nameOf(line.item)}</td>
              <td data-verdict={line.verdict}>
                {words.verdicts[line.verdict]}
                {line.problem && `: ${line.problem}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {keys.length > 0 ? (
        <AdminForm intent="changeItems" isQuiet isScrollKept onSubmit={onAdd}>
          <input type="hidden" name="changes" value={JSON.stringify([{ type: 'add', items: keys }])} />
          <WriteButton className={buttonClass('primary')}>{words.add(keys.length)}</WriteButton>
        </AdminForm>
      ) : (
        <Hint>{words.nothing}</Hint>
      )}
    </section>
  );
}

function nameOf({ title, year, kind, titleId }: NonNullable<PastedLine['item']>): string {
  const kindName = subjects[kind].words.one;
  if (!title) return adminCollections.unnamed(kindName, titleId);
  return [title, kindName, year].filter(Boolean).join(' · ');
}
