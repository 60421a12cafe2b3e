import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SubjectLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './site.module.css';

/** A search result with its actions on the right. */
export function FoundTitleRow({ line, to, children }: { line: SubjectLine; to: string; children: ReactNode }) {
  return (
    <li>
      <span className={styles.subject}>
        <Thumbnail kind="poster" path={line.picturePath} />
        <span>
          <Link to={to}>{line.title}</Link>
          <span className={styles.dim}>{[adminEditing.one[line.entity], line.year].filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      {children}
    </li>
  );
}
