import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { redirectsPath } from '#shared/admin/domain/paths.ts';
import type { RedirectLine, RedirectVersion } from '#shared/admin/domain/site-screens.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { buttonClass } from '../forms/submit.tsx';
import { Panel } from '../frame/panel.tsx';
import { Tag } from '../frame/tag.tsx';
import { describeAnswer } from './describe-redirect.ts';
import styles from './site.module.css';

const words = adminRedirects;

interface RedirectHistoryProps {
  edited: RedirectLine;
  versions: readonly RedirectVersion[];
  now: Date;
}

/** Who published what and when; a version that is no longer live can fill the form again. */
export function RedirectHistory({ edited, versions, now }: RedirectHistoryProps) {
  return (
    <Panel title={words.history}>
      <ol className={styles.history} aria-label={words.historyOf(edited.from)}>
        {versions.map((version) => (
          <li key={version.number}>
            <b>{words.version(version.number)}</b>
            {version.isLive && <Tag look="ok">{words.live}</Tag>}
            {!version.isLive && !edited.removedAt && (
              <Link
                className={buttonClass('link')}
                to={redirectsPath({ editar: String(edited.id), versao: String(version.number) })}
                aria-label={words.useOf(version.number)}
              >
                {words.use}
              </Link>
            )}
            <span className={styles.to}>
              {version.from} {describeAnswer(version)}
            </span>
            <span className={styles.dim}>
              {[
                words.events[version.event],
                version.author.name ?? adminEditing.someone,
                formatTimeAgo(version.at, now),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
