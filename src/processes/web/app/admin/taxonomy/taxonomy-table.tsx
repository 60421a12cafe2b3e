import { Link } from 'react-router';
import { taxonomyPath } from '#shared/admin/domain/paths.ts';
import type { TaxonomyLine } from '#shared/admin/domain/site-screens.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { type Column, DataTable, NumberCell } from '../frame/data-table.tsx';
import { Tag } from '../frame/tag.tsx';
import styles from '../site/site.module.css';

const words = adminTaxonomy;
const FORM = 'ordem';
/** Fragment of the form, which is above or below a long table: the links scroll to it. */
export const FORM_PLACE = 'editar';

const COLUMNS: Column[] = [
  { key: 'position', label: words.fields.position },
  { key: 'name', label: words.fields.name },
  { key: 'slug', label: words.fields.slug },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];

interface TaxonomyTableProps {
  kind: TaxonomyKind;
  lines: TaxonomyLine[];
  editedKey: string | undefined;
  mayEdit: boolean;
}

export function TaxonomyTable({ kind, lines, editedKey, mayEdit }: TaxonomyTableProps) {
  return (
    <div>
      <DataTable caption={words.titles[kind]} columns={COLUMNS}>
        {lines.map(({ key, version, shown, edits }, place) => (
          <tr key={`${key}:${version}:${place}`}>
            <td>
              <input
                className={styles.place}
                form={FORM}
                name={`place:${key}`}
                type="number"
                min={1}
                defaultValue={place + 1}
                aria-label={words.orderOf(shown.name)}
                readOnly={!mayEdit}
              />
              <input form={FORM} type="hidden" name={`version:${key}`} value={version} />
            </td>
            <td>
              <span className={styles.tags}>
                <b>{shown.name}</b>
                {Object.keys(edits).length > 0 && <Tag look="luz">{words.changed}</Tag>}
                {!shown.isVisible && <Tag>{words.hidden}</Tag>}
              </span>
            </td>
            <td>
              <span className={styles.path}>{shown.slug}</span>
              {shown.aliases.length > 0 && <span className={styles.to}>{shown.aliases.join(', ')}</span>}
            </td>
            <NumberCell>
              <Link
                className={buttonClass('link')}
                to={`${taxonomyPath(kind, { editar: key })}#${FORM_PLACE}`}
                aria-label={words.editOf(shown.name)}
                aria-current={key === editedKey ? 'true' : undefined}
              >
                {words.edit}
              </Link>
            </NumberCell>
          </tr>
        ))}
      </DataTable>
      {mayEdit && (
        <AdminForm intent="arrange" outcome={undefined} id={FORM} className={styles.below} isQuiet>
          <Submit intent="arrange" look="outline">
            {words.saveOrder}
          </Submit>
        </AdminForm>
      )}
    </div>
  );
}
