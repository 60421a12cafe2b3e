import { Link } from 'react-router';
import { subjectPath } from '#shared/admin/domain/paths.ts';
import type { TaxonomyLine } from '#shared/admin/domain/site-screens.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { type Column, DataTable } from '../frame/data-table.tsx';
import { Tag } from '../frame/tag.tsx';
import { PartTags } from '../site/parts/part-tags.tsx';
import styles from '../site/site.module.css';

const words = adminTaxonomy;
const FORM = 'ordem';

/** The name, which opens the edit screen, comes first: on a phone the rest of the row is scrolled to. */
const COLUMNS: Column[] = [
  { key: 'name', label: words.fields.name },
  { key: 'position', label: words.fields.position },
  { key: 'slug', label: words.fields.slug },
];

interface TaxonomyTableProps {
  kind: TaxonomyKind;
  lines: TaxonomyLine[];
  mayArrange: boolean;
}

export function TaxonomyTable({ kind, lines, mayArrange }: TaxonomyTableProps) {
  return (
    <div>
      <DataTable caption={subjects[kind].words.many} columns={COLUMNS}>
        {lines.map(({ id, key, version, shown, isEdited, hasDraft, reviewState }, place) => (
          <tr key={`${key}:${version}:${place}`}>
            <td>
              <span className={styles.tags}>
                <Link to={subjectPath(kind, id)} aria-label={words.editOf(shown.name)}>
                  <b>{shown.name}</b>
                </Link>
                <PartTags hasDraft={hasDraft} reviewState={reviewState} />
                {isEdited && <Tag look="luz">{words.changed}</Tag>}
                {!shown.isVisible && <Tag>{words.hidden}</Tag>}
              </span>
            </td>
            <td>
              <input
                className={styles.place}
                form={FORM}
                name={`place:${key}`}
                type="number"
                min={1}
                defaultValue={place + 1}
                aria-label={words.orderOf(shown.name)}
                readOnly={!mayArrange}
              />
              <input form={FORM} type="hidden" name={`version:${key}`} value={version} />
            </td>
            <td>
              <span className={styles.path}>{shown.slug}</span>
              {shown.aliases.length > 0 && <span className={styles.to}>{shown.aliases.join(', ')}</span>}
            </td>
          </tr>
        ))}
      </DataTable>
      {mayArrange && (
        <AdminForm intent="arrange" id={FORM} className={styles.below} isQuiet>
          <Submit intent="arrange" look="outline">
            {words.saveOrder}
          </Submit>
        </AdminForm>
      )}
    </div>
  );
}
