import { Form } from 'react-router';
import { LINE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { Crumbs } from '../frame/crumbs.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './new-collection-page.module.css';

const words = adminCollections.create;
const sagaWords = adminCollections.sagas;

interface OfferedSaga {
  id: number;
  name: string;
  films: number;
  firstYear: number | null;
  lastYear: number | null;
}

interface NewCollectionPageProps {
  query: string;
  sagas: readonly OfferedSaga[];
}

/** A name is enough to start; so is a saga. */
export function NewCollectionPage({ query, sagas }: NewCollectionPageProps) {
  return (
    <>
      <Crumbs
        back={{ label: subjects.collection.words.many, to: adminPaths.collections() }}
        current={adminCollections.new}
      />
      <PageTop title={adminCollections.new} />
      <Panel title={words.title} className={styles.panel}>
        <AdminForm intent="create" className={styles.form}>
          <Field
            name="name"
            label={words.name}
            hint={words.nameHint}
            maxLength={LINE_CHARACTERS}
            autoComplete="off"
            autoFocus
          />
          <Field name="slug" label={words.slug} hint={words.slugHint} autoComplete="off" spellCheck={false} />
          <Submit intent="create">{words.submit}</Submit>
          <Hint>{words.hint}</Hint>
        </AdminForm>
      </Panel>
      {(sagas.length > 0 || query !== '') && <Sagas query={query} sagas={sagas} />}
    </>
  );
}

function Sagas({ query, sagas }: NewCollectionPageProps) {
  return (
    <Panel title={sagaWords.title} className={styles.panel}>
      <Hint>{sagaWords.hint}</Hint>
      <Form role="search" action={adminPaths.newCollection()} className={styles.search}>
        <span className={styles.field}>
          <Icon name="search" />
          <input
            key={query}
            type="search"
            name="saga"
            defaultValue={query}
            placeholder={sagaWords.search}
            aria-label={sagaWords.search}
          />
        </span>
        <button type="submit" className={buttonClass('quiet')}>
          {sagaWords.submit}
        </button>
      </Form>
      {sagas.length === 0 && <p>{sagaWords.nothing}</p>}
      <ul className={styles.sagas}>
        {sagas.map(({ id, name, films, firstYear, lastYear }) => (
          <li key={id}>
            <span>
              <b>{name}</b> {sagaWords.films(films, firstYear && lastYear ? sagaWords.years(firstYear, lastYear) : '')}
            </span>
            <AdminForm intent="adopt" about={{ name: 'saga', value: String(id) }}>
              <Submit intent="adopt" look="outline" label={sagaWords.adoptOf(name)}>
                {sagaWords.adopt}
              </Submit>
            </AdminForm>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
