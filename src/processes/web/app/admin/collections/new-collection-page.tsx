import { LINE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import { Crumbs } from '../frame/crumbs.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './new-collection-page.module.css';

const words = adminCollections.create;

/** A name is enough to start. */
export function NewCollectionPage({ outcome }: { outcome: Outcome | undefined }) {
  const own = outcomeOf(outcome, 'create');
  return (
    <>
      <Crumbs
        back={{ label: adminEditing.sections.collection, to: adminPaths.collections() }}
        current={adminCollections.new}
      />
      <PageTop title={adminCollections.new} />
      <Panel title={words.title} className={styles.panel}>
        <AdminForm intent="create" outcome={outcome} className={styles.form}>
          <Field
            name="name"
            label={words.name}
            hint={words.nameHint}
            maxLength={LINE_CHARACTERS}
            autoComplete="off"
            autoFocus
            outcome={own}
          />
          <Field
            name="slug"
            label={words.slug}
            hint={words.slugHint}
            autoComplete="off"
            spellCheck={false}
            outcome={own}
          />
          <Submit intent="create">{words.submit}</Submit>
          <Hint>{words.hint}</Hint>
        </AdminForm>
      </Panel>
    </>
  );
}
