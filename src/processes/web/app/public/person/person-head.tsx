import { personWords } from '#shared/text/person.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { Biography } from './biography.tsx';
import styles from './person-head.module.css';
import type { PersonView } from './person-view.ts';
import { Portrait } from './portrait.tsx';

export function PersonHead({ person }: { person: PersonView }) {
  const { name, role, facts, links } = person;
  return (
    <div className={styles.head}>
      <Portrait key={person.slug} name={name} path={person.portraitPath} only={person.onlyPicture} />
      <div className={styles.words}>
        <h1>{name}</h1>
        {role && <p className={styles.role}>{role}</p>}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {links.length > 0 && (
          <ul className={styles.links} aria-label={personWords.profiles}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <ExternalLink className={styles.link} href={href} nofollow>
                  {label}
                  <Icon name="external" />
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
        {/* The key resets it for another person: closed, and measured again. */}
        <Biography key={person.slug} html={person.biography} lang={person.biographyLang} />
      </div>
    </div>
  );
}
