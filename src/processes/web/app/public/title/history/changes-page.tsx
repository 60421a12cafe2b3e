import { Link } from 'react-router';
import { changeWords as words } from '#shared/text/titles/streaming-history.ts';
import { PathBreadcrumb } from '../../../design/breadcrumb.tsx';
import button from '../../../design/button.module.css';
import { PageHead } from '../../../design/page-head.tsx';
import { EmptyState } from '../../../design/states.tsx';
import styles from './changes-page.module.css';
import type { ChangesView } from './changes-view.ts';

export function ChangesPage({ view: { title, slug, path, titlePath, days, observed } }: { view: ChangesView }) {
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} names={{ [slug]: title, mudancas: words.crumb }} />
      <PageHead title={words.titleOf(title)} intro={words.intro} />
      {days.length === 0 && <EmptyState message={words.none} />}
      <ol className={styles.days}>
        {days.map(({ day, name, changes }) => (
          <li key={day}>
            <time dateTime={day}>{name}</time>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {observed && <p className={styles.foot}>{observed}</p>}
      <Link className={button.text} to={titlePath}>
        {words.back(title)}
      </Link>
    </div>
  );
}
