import type { TaxonomyLine } from '#shared/admin/domain/site-screens.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { TaxonomyField } from '#shared/domain/titles/taxonomy.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from '../site/site.module.css';

const words = adminTaxonomy;

/** The default value of each changed field, with a button to restore it. */
export function TaxonomyDifferences({ line, mayEdit }: { line: TaxonomyLine; mayEdit: boolean }) {
  const fields = Object.keys(line.edits) as TaxonomyField[];
  if (fields.length === 0) return null;
  return (
    <Panel title={words.differs} className={styles.section}>
      <Hint>{words.differsHint}</Hint>
      <ul className={styles.history}>
        {fields.map((field) => (
          <li key={field}>
            <b>{words.fields[field]}</b>
            <span className={styles.dim}>{words.standard(describe(line.defaults[field] ?? ''))}</span>
            {mayEdit && (
              <AdminForm intent="restoreField" outcome={undefined} about={{ name: 'field', value: field }} isQuiet>
                <input type="hidden" name="key" value={line.key} />
                <input type="hidden" name="version" value={line.version} />
                <Submit intent="restoreField" look="link" label={words.restoreFieldOf(words.fields[field])}>
                  {words.restoreField}
                </Submit>
              </AdminForm>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function describe(value: string | number | boolean | string[]): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return (Array.isArray(value) ? value.join(', ') : String(value)) || words.none;
}
