import { Fragment, type ReactNode } from 'react';
import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { classNames } from '../../design/class-names.ts';
import { Anchors } from './anchors.tsx';
import { TitleHead, type TitleHeadView } from './title-head.tsx';
import styles from './title-layout.module.css';

/** A section of a title page. One without an anchor is not among the links at the top. */
export interface PageSection {
  /** Fragment of the page's address: `#elenco`. */
  id: string;
  anchor?: string;
  content: ReactNode;
}

interface TitleLayoutProps {
  head: TitleHeadView;
  trail: readonly { label: string; to: string }[];
  /** Beside the panels; `null` for a section this title does not have. */
  main: readonly (PageSection | null)[];
  /** Panels: at the right on wide screens, after the text on others. */
  aside: ReactNode;
  /** Below both, as wide as the page. */
  wide: readonly (PageSection | null)[];
}

/** The page of a film or series: the first screen, the links to the sections, the sections. */
export function TitleLayout({ head, trail, main, aside, wide }: TitleLayoutProps) {
  const sections = [...main, ...wide].filter((section) => section !== null);
  const anchors = sections.flatMap(({ id, anchor }) => (anchor ? { id, label: anchor } : []));

  return (
    <article>
      <div className={classNames('wrap', styles.trail)}>
        <Breadcrumb trail={trail} current={head.title} />
      </div>
      <TitleHead head={head} />
      <div className="wrap">
        {/* The key remounts the links for another title, whose sections have the same ids. */}
        {anchors.length > 1 && <Anchors key={head.slug} sections={anchors} />}
        <div className={styles.columns}>
          <div className={styles.main}>
            <Sections sections={main} />
          </div>
          <div className={styles.aside}>{aside}</div>
        </div>
        <Sections sections={wide} />
      </div>
    </article>
  );
}

function Sections({ sections }: { sections: readonly (PageSection | null)[] }) {
  return sections.map((section) => section && <Fragment key={section.id}>{section.content}</Fragment>);
}
