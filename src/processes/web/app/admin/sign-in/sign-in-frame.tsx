import type { ReactNode } from 'react';
import { paths } from '#shared/domain/site/paths.ts';
import { Logo } from '../../shell/logo.tsx';
import { PosterWall } from './poster-wall.tsx';
import styles from './sign-in-frame.module.css';

/** Posters on the left where they fit; the form on the right. */
export function SignInFrame({
  siteName,
  posters,
  children,
}: {
  siteName: string;
  posters: string[];
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <PosterWall posters={posters} />
      <main className={styles.side}>
        <div className={styles.box}>
          <a className={styles.logo} href={paths.home()}>
            <Logo siteName={siteName} />
          </a>
          {children}
        </div>
      </main>
    </div>
  );
}

/** The title of one sign-in step, and a sentence about it. */
export function StepHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.intro}>{children}</p>}
    </>
  );
}

export function StepFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
