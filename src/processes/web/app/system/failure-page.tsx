import { useLocation } from 'react-router';
import { errors } from '#shared/text/errors.ts';
import button from '../ui/button.module.css';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './message-page.module.css';
import { RequestCodeLine } from './request-code.tsx';

/** A whole new request, script or not: what failed may be the script. */
export function FailurePage() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <div className={styles.failure} role="alert">
        <Icon name="alert" className={styles.failureIcon} />
        <h1>{errors.loadTitle}</h1>
        <p>{errors.loadMessage}</p>
        <a className={classNames(button.button, button.primary)} href={pathname + search}>
          {errors.tryAgain}
        </a>
        <RequestCodeLine />
      </div>
    </div>
  );
}
