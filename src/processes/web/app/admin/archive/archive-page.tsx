import { Link } from 'react-router';
import type { ArchivePreview, ArchiveSection } from '#shared/admin/domain/archive.ts';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { ARCHIVE } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { formatDate } from '#shared/domain/format.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit, useIsSending } from '../forms/submit.tsx';
import { type Column, DataTable, NumberCell } from '../frame/data-table.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import site from '../site/site.module.css';

const words = adminArchive;

/** What editors wrote, as one file: taken away, or brought from another installation after a preview. */
export function ArchivePage({ preview }: { preview: ArchivePreview | undefined }) {
  return (
    <>
      <PageTop title={words.title} />
      <Hint>{words.intro}</Hint>
      <Panel title={words.exportTitle} className={site.section}>
        <Hint>{words.exportHint}</Hint>
        <p>
          <a className={buttonClass('outline')} href={adminPaths.archiveExport()}>
            {words.export}
          </a>
        </p>
      </Panel>
      <ImportPanel preview={preview} />
    </>
  );
}

function ImportPanel({ preview }: { preview: ArchivePreview | undefined }) {
  const isReady = preview !== undefined && preview.obstacle === undefined && preview.writes > 0;
  const isSending = useIsSending('upload');
  return (
    <Panel title={words.importTitle} className={site.section}>
      <Hint>{words.importHint(ARCHIVE.uploadBytes / 1024 / 1024)}</Hint>
      {preview && <Preview preview={preview} />}
      <AdminForm intent="upload" hasFile>
        {isReady && <input type="hidden" name="seen" value={preview.key} />}
        <Field
          name="archive"
          label={words.file}
          {...(isReady && { hint: words.sameFile })}
          type="file"
          accept=".json,application/json"
          required
        />
        <div className={site.buttons}>
          <Submit intent="upload" look={isReady ? 'primary' : 'outline'}>
            {isSending ? words.sending : isReady ? words.import : words.preview}
          </Submit>
        </div>
      </AdminForm>
    </Panel>
  );
}

const COLUMNS: Column[] = [
  { key: 'section', label: words.section },
  { key: 'added', label: words.added, isNumber: true },
  { key: 'changed', label: words.changed, isNumber: true },
  { key: 'kept', label: words.kept, isNumber: true },
  { key: 'same', label: words.same, isNumber: true },
];

function Preview({ preview }: { preview: ArchivePreview }) {
  const { counts, from, replaced, writes, obstacle } = preview;
  const all = counts.overrides.changed;
  const sections = (Object.keys(words.sections) as ArchiveSection[]).filter((section) =>
    Object.values(counts[section]).some((count) => count > 0),
  );
  return (
    <>
      <p>{words.from(from.siteUrl, formatDate(toBrazilianDay(new Date(from.exportedAt))))}</p>
      <div className={site.below}>
        <DataTable caption={words.previewTitle} columns={COLUMNS} isCompact>
          {sections.map((section) => {
            const { added, changed, kept, same } = counts[section];
            return (
              <tr key={section} className={site.short}>
                <td>{words.sections[section]}</td>
                {[added, changed, kept, same].map((count, column) => (
                  <NumberCell key={COLUMNS[column + 1]?.key}>{count.toLocaleString('pt-BR')}</NumberCell>
                ))}
              </tr>
            );
          })}
        </DataTable>
      </div>
      <Hint>{words.keptHint}</Hint>
      {replaced.length > 0 && (
        <>
          <h3>{words.replacedTitle(all)}</h3>
          <ul>
            {replaced.map(({ entity, id, title, field }) => (
              <li key={`${entity} ${id} ${field}`}>
                <Link to={subjectPath(entity, id)}>{title}</Link>: {labelOfField(field)}
              </li>
            ))}
            {all > replaced.length && <li>{words.andMore(all - replaced.length)}</li>}
          </ul>
        </>
      )}
      {obstacle && <Notice kind="warn">{obstacle}</Notice>}
      {writes === 0 && <Notice kind="ok">{words.nothing}</Notice>}
    </>
  );
}
