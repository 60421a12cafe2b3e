import { Link } from 'react-router';
import { goToPath } from '#shared/admin/domain/paths.ts';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import { adminPalette } from '#shared/admin/text/palette.ts';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import { SearchBox } from '../site/search-box.tsx';
import styles from './go-to-page.module.css';
import { type FoundSubject, listPlaces } from './places.ts';

/** The palette as a page: all matching titles, people and screens. */
export function GoToPage({ role, query, lines }: { role: Role; query: string; lines: FoundSubject[] }) {
  // Entries that submit a form are left out: their button is on their own page.
  const places = listPlaces(role, query, lines).filter(({ intent }) => intent === undefined);
  return (
    <>
      <PageTop title={adminPalette.title} />
      <SearchBox action={goToPath()} query={query} placeholder={adminPalette.placeholder} label={adminPalette.search} />
      {places.length === 0 ? (
        <Hint>{adminPalette.nothing}</Hint>
      ) : (
        <ul className={styles.places}>
          {places.map(({ key, to, label, note, group, isOutside }) => (
            <li key={key}>
              {isOutside ? <a href={to}>{label}</a> : <Link to={to}>{label}</Link>}
              <span>{note ?? group}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
