import { Fragment } from 'react';
import { priceWords } from '#shared/text/platforms/prices.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { useHasEnded } from '../../design/use-has-ended.ts';
import type { PlansView } from './plans-view.ts';
import styles from './platform-plans.module.css';

/** What the service costs and what includes it, until the first of these is out of date. */
export function PlatformPlans({ view }: { view: PlansView }) {
  if (useHasEnded(view.until)) return null;
  const { plans, includedIn, checked } = view;
  return (
    <section className={styles.panel} id="planos" aria-labelledby="planos-titulo">
      <h2 id="planos-titulo">{priceWords.plans}</h2>
      {plans.length > 0 && (
        <ul>
          {plans.map(({ name, gives, price, per }) => (
            <li key={name}>
              <span>
                <strong>{name}</strong>
                {gives && <small>{gives}</small>}
              </span>
              <span className={styles.price}>
                {price}
                <small>{per}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        {checked}
        {includedIn.length > 0 && <> {priceWords.includedIn} </>}
        {includedIn.map(({ label, href }, place) => (
          <Fragment key={label}>
            {place > 0 && ', '}
            {href ? (
              <ExternalLink href={href} nofollow>
                {label}
              </ExternalLink>
            ) : (
              label
            )}
          </Fragment>
        ))}
        {includedIn.length > 0 && '.'}
      </p>
    </section>
  );
}
