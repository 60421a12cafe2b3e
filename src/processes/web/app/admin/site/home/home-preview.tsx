import { Form, Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { addDays } from '#shared/domain/day.ts';
import { buttonClass } from '../../forms/submit.tsx';
import { Panel } from '../../frame/panel.tsx';
import styles from './home.module.css';

const words = adminPins.preview;

interface HomePreviewProps {
  /** The draft's page. */
  path: string;
  today: string;
  /** The day it is shown for. */
  day: string;
  /** Changes with each saved draft, so that the frames load again. */
  version: string;
}

/** Home as the draft would make it on a day, on a wide screen and on a phone. The frames run no script. */
export function HomePreview({ path, today, day, version }: HomePreviewProps) {
  const tomorrow = addDays(today, 1);
  const src = day === today ? path : `${path}?dia=${day}`;
  const choice = (of: string, label: string) => (
    <Link
      to={adminPaths.homePins(of === today ? '' : of)}
      aria-current={of === day ? 'true' : undefined}
      preventScrollReset
    >
      {label}
    </Link>
  );
  return (
    <Panel title={words.title} className={styles.preview}>
      <div className={styles.choices}>
        {choice(today, words.today)}
        {choice(tomorrow, words.tomorrow)}
        <Form className={styles.otherDay} preventScrollReset>
          <input
            key={day}
            className={styles.day}
            type="date"
            name="dia"
            min={today}
            defaultValue={day}
            aria-label={words.day}
          />
          <button type="submit" className={buttonClass('quiet')}>
            {words.see}
          </button>
        </Form>
      </div>
      <div className={styles.frames}>
        <figure className={styles.desk}>
          <iframe key={version} src={src} title={words.desk} sandbox="allow-same-origin" loading="lazy" />
          <figcaption>{words.deskShort}</figcaption>
        </figure>
        <figure className={styles.phone}>
          <iframe key={version} src={src} title={words.phone} sandbox="allow-same-origin" loading="lazy" />
          <figcaption>{words.phoneShort}</figcaption>
        </figure>
      </div>
    </Panel>
  );
}
