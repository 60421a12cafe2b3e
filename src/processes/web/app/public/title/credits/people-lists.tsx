import { Link } from 'react-router';
import { titlePage } from '#shared/text/titles/title-page.ts';
import styles from './people-lists.module.css';
import type { PeopleView, ShownPerson } from './people-view.ts';

/** The whole cast and crew as plain lists, for browsers without script, which cannot open the dialog. */
export function PeopleLists({ id, people: { cast, crew } }: { id: string; people: PeopleView }) {
  return (
    <div id={id}>
      {cast.length > 0 && <PlainList heading={titlePage.castTab(cast.length)} people={cast} />}
      {crew.length > 0 && <PlainList heading={titlePage.crewTab(crew.length)} people={crew} />}
    </div>
  );
}

function PlainList({ heading, people }: { heading: string; people: readonly ShownPerson[] }) {
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <PlainPeople people={people} />
    </>
  );
}

export function PlainPeople({ people }: { people: readonly ShownPerson[] }) {
  return (
    <ul className={styles.list}>
      {people.map(({ key, name, to, note }) => (
        <li key={key}>
          <Link to={to}>{name}</Link> {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
