import type { PersonCard as Person } from '#shared/contract/common.ts';
import { SKELETON_CARDS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { listWords } from '#shared/text/lists.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { buildAddress } from '../lists/address.ts';
import type { ListPage } from '../lists/list-page.ts';
import { rankedParameters } from '../lists/parameters.ts';
import { Results } from '../lists/results.tsx';
import styles from './people-grid.module.css';
import { PeopleGrid } from './people-grid.tsx';

export function PeoplePage({ list }: { list: ListPage<Person> }) {
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.people()} />
      <PageHead title={listWords.people} intro={listWords.peopleIntro} />
      <Results
        list={list}
        toPage={(page) => buildAddress(paths.people(), rankedParameters, { page })}
        none={listWords.noPeople}
        skeleton={<Skeleton count={SKELETON_CARDS.people} shape="portrait" className={styles.grid} />}
      >
        {(people) => <PeopleGrid people={people} />}
      </Results>
    </div>
  );
}
