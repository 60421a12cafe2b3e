import { Form, Link } from 'react-router';
import { SUBJECTS_PER_PAGE } from '#shared/domain/admin-limits.ts';
import { subjectPath, subjectsPath } from '#shared/domain/admin-paths.ts';
import type { SubjectLine } from '#shared/domain/edited-subject.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { formatCount } from '#shared/domain/format.ts';
import { adminEditing } from '#shared/text/admin-editing.ts';
import { Paginator } from '../../lists/paginator.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type Column, DataTable, DimCell, NumberCell, State } from '../frame/data-table.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Tag } from '../frame/tag.tsx';
import styles from './subjects-page.module.css';
import { Thumbnail } from './thumbnail.tsx';

interface SubjectsPageProps {
  entity: Entity;
  query: string;
  page: number;
  lines: SubjectLine[];
  total: number;
}

const words = adminEditing.list;

/** Plain on purpose: find it by name, number or address, and open it. */
export function SubjectsPage({ entity, query, page, lines, total }: SubjectsPageProps) {
  return (
    <>
      <PageTop title={adminEditing.sections[entity]} count={formatCount(total)} />
      <SearchField entity={entity} query={query} />
      {lines.length > 0 ? (
        <>
          <SubjectsTable entity={entity} lines={lines} />
          <div className={styles.foot}>
            <span>{rangeOf(page, lines.length, total)}</span>
            <Paginator
              page={page}
              totalPages={Math.ceil(total / SUBJECTS_PER_PAGE)}
              toPage={(number) => subjectsPath(entity, query, number)}
            />
          </div>
        </>
      ) : (
        <EmptyState
          message={words.empty}
          hint={words.emptyHint}
          action={query ? { label: words.clear, to: subjectsPath(entity) } : undefined}
        />
      )}
    </>
  );
}

function SearchField({ entity, query }: { entity: Entity; query: string }) {
  const placeholder = words.placeholder[entity];
  return (
    <Form role="search" className={styles.search} action={subjectsPath(entity)}>
      <Icon name="search" />
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={placeholder}
        aria-label={placeholder}
      />
      <button type="submit">{words.search}</button>
    </Form>
  );
}

function SubjectsTable({ entity, lines }: { entity: Entity; lines: SubjectLine[] }) {
  const isPerson = entity === 'person';
  const columns: Column[] = [
    { key: 'title', label: isPerson ? words.name : words.title },
    ...(isPerson ? [] : [{ key: 'year', label: words.year, isNumber: true as const }]),
    { key: 'edits', label: words.edits },
    { key: 'state', label: words.state },
  ];
  return (
    <DataTable caption={adminEditing.sections[entity]} columns={columns}>
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <span className={styles.subject}>
              <Thumbnail kind={isPerson ? 'profile' : 'poster'} path={line.picturePath} />
              <span>
                <Link to={subjectPath(entity, line.id)}>{line.title}</Link>
                <span>{adminEditing.number(line.id)}</span>
              </span>
            </span>
          </td>
          {!isPerson && <NumberCell>{line.year}</NumberCell>}
          <Edits line={line} />
          <td>
            <State kind={line.state === 'on-air' ? 'ok' : 'none'}>{adminEditing.states[line.state]}</State>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function Edits({ line: { editedFields, hasDraft, conflicts } }: { line: SubjectLine }) {
  if (editedFields === 0 && !hasDraft && conflicts === 0) return <DimCell>{words.none}</DimCell>;
  return (
    <td>
      <span className={styles.tags}>
        {editedFields > 0 && <Tag look="luz">{words.fields(editedFields)}</Tag>}
        {hasDraft && <Tag look="tela">{words.draft}</Tag>}
        {conflicts > 0 && <Tag look="warn">{words.conflicts(conflicts)}</Tag>}
      </span>
    </td>
  );
}

function rangeOf(page: number, shown: number, total: number): string {
  const first = (page - 1) * SUBJECTS_PER_PAGE + 1;
  return words.range(formatCount(first), formatCount(first + shown - 1), formatCount(total));
}
