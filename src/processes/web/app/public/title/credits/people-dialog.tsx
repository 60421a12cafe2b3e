import { useId, useState } from 'react';
import { Link } from 'react-router';
import { titlePage } from '#shared/text/titles/title-page.ts';
import { Dialog } from '../../../design/dialogs/dialog.tsx';
import { PersonPicture } from '../../../design/pictures/person-picture.tsx';
import { TabButtons } from '../../../design/tabs/tab-buttons.tsx';
import styles from './people-dialog.module.css';
import { type PeopleView, type ShownPerson } from './people-view.ts';

interface PeopleDialogProps {
  title: string;
  people: PeopleView;
  onClose: () => void;
}

/** The whole cast and crew. An empty side has no tab. */
export function PeopleDialog({ title, people, onClose }: PeopleDialogProps) {
  const panelId = useId();
  const tabs = [
    { id: 'cast', label: titlePage.castTab(people.cast.length) },
    { id: 'crew', label: titlePage.crewTab(people.crew.length) },
  ] as const;
  const present = tabs.filter(({ id }) => people[id].length > 0);
  const [current, setCurrent] = useState(present[0]?.id ?? 'cast');

  return (
    <Dialog
      heading={title}
      onClose={onClose}
      tools={
        <TabButtons
          label={titlePage.castAndCrew}
          tabs={present}
          current={current}
          panelId={panelId}
          onChoose={setCurrent}
        />
      }
    >
      {/* The panel needs no tab stop, because its links are reachable. The key resets the scroll position on a change of tab. */}
      <div key={current} role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${current}`}>
        <ul className={styles.people}>
          {people[current].map((person) => (
            <li key={person.key}>
              <PersonRow person={person} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function PersonRow({ person }: { person: ShownPerson }) {
  return (
    <Link className={styles.person} to={person.to}>
      <span className={styles.portrait}>
        <PersonPicture
          name={person.name}
          path={person.picturePath}
          widths={['w45', 'w185']}
          shown="56px"
          width={185}
          height={278}
          alt=""
          className={styles.face}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{person.name}</span>
        {person.note && <span className={styles.note}>{person.note}</span>}
      </span>
    </Link>
  );
}
