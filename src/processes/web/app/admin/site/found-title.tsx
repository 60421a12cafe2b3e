import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SubjectLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
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
          <span className={styles.dim}>{[subjects[line.entity].words.one, line.year].filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      {children}
    </li>
  );
}
