import { Link } from 'react-router';
import { rotation as text } from '#shared/text/platforms/rotation.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { toastStore } from '../../design/dialogs/toast-store.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import styles from './rotation-plan.module.css';
import type { RotationView } from './rotation-view.ts';

/** The answer: total, months, what is apart, and the link. */
export function RotationPlan({ view }: { view: RotationView }) {
  const { plan, titles, notes, apart } = view;
  if (titles.length === 0)
    return (
      <section className={styles.panel}>
        <p className={styles.empty}>{text.empty}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </section>
    );
  return (
    <section className={styles.panel} aria-labelledby="total">
      {plan ? (
        <Plan plan={plan} />
      ) : (
        <h2 id="total" className={styles.none}>
          {view.noPlan}
        </h2>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {apart.map(({ reason, label, hint, titles: own }) => (
        <section key={reason} className={styles.apart} aria-labelledby={`a-parte-${reason}`}>
          <h3 id={`a-parte-${reason}`}>{label}</h3>
          <p className={styles.hint}>{hint}</p>
          <ul>
            {own.map(({ key, title, to, where }) => (
              <li key={key}>
                <Link to={to}>{title}</Link>
                {where && <span> {where}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ShareLink link={view.link} />
      <p className={styles.foot}>{view.foot}</p>
    </section>
  );
}

function Plan({ plan }: { plan: Exclude<RotationView['plan'], false> }) {
  return (
    <>
      <div role="status">
        <h2 id="total" className={styles.total}>
          <span>{plan.total}</span> {plan.inMonths}
        </h2>
      </div>
      <p className={styles.compared}>
        {plan.together ? (
          <>
            {plan.together.label} <s>{plan.together.price}</s>. {text.saving} <strong>{plan.saving}</strong>.
          </>
        ) : (
          plan.alone
        )}
      </p>
      <ol className={styles.months}>
        {plan.months.map(({ month, name, chip, service, to, price, titles, foot }, place) => (
          <li key={month}>
            <h3>
              <time dateTime={month}>{name}</time>{' '}
              {place === 0 && <span className={styles.begin}>{text.beginHere}</span>}
            </h3>
            <div className={styles.card}>
              <div className={styles.service}>
                <ServiceChip {...chip} size="medium" />
                <p>
                  {to ? <Link to={to}>{service}</Link> : service}
                  <span>{price}</span>
                </p>
              </div>
              <ul>
                {titles.map(({ key, label, to: page, poster }) => (
                  <li key={key}>
                    <span className={styles.poster}>
                      <Picture
                        kind="poster"
                        path={poster}
                        widths={['w92']}
                        shown="32px"
                        width={32}
                        height={48}
                        alt=""
                      />
                    </span>
                    <Link to={page}>{label}</Link>
                  </li>
                ))}
              </ul>
              {foot && <p className={styles.time}>{foot}</p>}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Without script the address is there to be copied by hand. */
function ShareLink({ link }: { link: string }) {
  const hasScript = useHasScript();
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toastStore.add(text.copied, 'done');
    } catch {
      toastStore.add(text.notCopied, 'failed');
    }
  }
  return (
    <div className={styles.share}>
      <input type="text" readOnly value={link} aria-label={text.link} onFocus={(event) => event.target.select()} />
      {hasScript && (
        <button type="button" className={classNames(button.button, button.primary)} onClick={() => void copy()}>
          {text.copyLink}
        </button>
      )}
    </div>
  );
}
