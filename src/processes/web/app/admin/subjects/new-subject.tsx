import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { LINE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { subjectsPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminRecords } from '#shared/admin/text/records.ts';
import { isPaged } from '#shared/domain/subjects/page-words.ts';
import { listStartFields } from '#shared/domain/subjects/records.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import { Crumbs } from '../frame/crumbs.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { listSlots } from './list-slots.ts';
import type { NewPageProps } from './new-page-props.ts';
import styles from './new-subject.module.css';

const words = adminRecords.create;

/** The lines that one cannot be without are enough to start; its address is made of its name. */
export function NewSubject(props: NewPageProps) {
  const { entity } = props;
  const named = subjects[entity].words;
  const { BelowNew } = listSlots[entity] ?? {};
  const [title, ...others] = listStartFields(entity).map((name) => ({
    name,
    label: findEditableField(entity, name)?.label ?? name,
  }));
  return (
    <>
      <Crumbs back={{ label: named.many, to: subjectsPath(entity) }} current={adminRecords.add(named)} />
      <PageTop title={adminRecords.add(named)} />
      <div className={styles.narrow}>
        <Panel title={words.title}>
          <AdminForm intent="create" className={`grid gap-4 ${styles.form}`}>
            {title && (
              <Field {...title} hint={words.nameHint(named)} maxLength={LINE_CHARACTERS} autoComplete="off" autoFocus />
            )}
            {others.map((line) => (
              <Field key={line.name} {...line} maxLength={LINE_CHARACTERS} autoComplete="off" />
            ))}
            {isPaged(entity) && (
              <Field name="slug" label={words.slug} hint={words.slugHint} autoComplete="off" spellCheck={false} />
            )}
            <Submit intent="create">{words.submit}</Submit>
            <Hint>{words.hint}</Hint>
          </AdminForm>
        </Panel>
        {BelowNew && <BelowNew {...props} />}
      </div>
    </>
  );
}
