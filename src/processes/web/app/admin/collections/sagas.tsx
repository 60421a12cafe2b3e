import { Form } from 'react-router';
import { newSubjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import type { NewPageProps } from '../subjects/new-page-props.ts';
import styles from './sagas.module.css';

const words = adminCollections.sagas;

/** A saga of TMDB is enough to start a collection. */
export function Sagas({ query, sagas }: NewPageProps) {
  if (sagas.length === 0 && query === '') return null;
  return (
    <Panel title={words.title} className="above-24">
      <Hint>{words.hint}</Hint>
      <Form role="search" action={newSubjectPath('collection')} className="line gap-8 above-16 below-16">
        <span className={styles.field}>
          <Icon name="search" />
          <input
            key={query}
            type="search"
            name="saga"
            defaultValue={query}
            placeholder={words.search}
            aria-label={words.search}
          />
        </span>
        <button type="submit" className={buttonClass('quiet')}>
          {words.submit}
        </button>
      </Form>
      {sagas.length === 0 && <p>{words.nothing}</p>}
      <ul className={styles.sagas}>
        {sagas.map(({ id, name, films, firstYear, lastYear }) => (
          <li key={id} className="row split gap-16 rule-above">
            <span className={styles.saga}>
              <b>{name}</b> {words.films(films, firstYear && lastYear ? words.years(firstYear, lastYear) : '')}
            </span>
            <AdminForm intent="adopt" about={{ name: 'saga', value: String(id) }}>
              <Submit intent="adopt" look="outline" label={words.adoptOf(name)}>
                {words.adopt}
              </Submit>
            </AdminForm>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
