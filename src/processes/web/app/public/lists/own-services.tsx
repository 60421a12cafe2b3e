import { useState } from 'react';
import { useNavigate } from 'react-router';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { filterWords } from '#shared/text/filters.ts';
import { myServices } from '#shared/text/platforms/my-services.ts';
import button from '../../design/button.module.css';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { Switch } from '../../design/switch.tsx';
import { readMyServices, useMyServices } from '../my-services/my-services.ts';
import { useServicesSheet } from '../my-services/use-services-sheet.ts';
import type { FilterOptions } from './filter-choices.ts';
import styles from './title-filters.module.css';

interface OnlyMyServicesProps {
  platforms: FilterOptions['platforms'];
  /** Slugs in the address. */
  chosen: readonly string[];
  toAddress: (platforms: string[]) => string;
}

/** "Só nos meus streamings": on while the platforms in the address are the visitor's own. Hidden where there is no script. */
export function OnlyMyServices({ platforms, chosen, toAddress }: OnlyMyServicesProps) {
  const navigate = useNavigate();
  const own = useMyServices();
  const sheet = useServicesSheet();
  const [isToTurnOn, setToTurnOn] = useState(false);
  const mine = platforms.filter(({ slug }) => own.includes(slug));
  const isOn = mine.length > 0 && mine.length === chosen.length && mine.every(({ slug }) => chosen.includes(slug));
  const go = (slugs: string[]) => void navigate(toAddress(slugs), { preventScrollReset: true });
  const slugsOf = (stored: readonly string[]) =>
    platforms.map(({ slug }) => slug).filter((slug) => stored.includes(slug));
  return (
    <div className={styles.own}>
      <Switch
        isOn={isOn}
        label={myServices.only}
        onToggle={() => {
          if (isOn) go([]);
          else if (mine.length > 0) go(slugsOf(own));
          else {
            setToTurnOn(true);
            sheet.open();
          }
        }}
      />
      <span className={styles.mine}>
        {mine.map(({ id, name, slug, logo }) => {
          const { brand, abbreviation } = describeWatchService(id, name);
          return <ServiceChip key={slug} brand={brand} abbreviation={abbreviation} logo={logo} size="small" />;
        })}
      </span>
      <button
        type="button"
        className={button.text}
        aria-haspopup="dialog"
        onClick={(event) => {
          setToTurnOn(false);
          sheet.open(event);
        }}
      >
        {filterWords.edit}
      </button>
      {sheet.Part && (
        <sheet.Part
          platforms={platforms}
          onClose={() => {
            const slugs = slugsOf(readMyServices());
            if (isOn || (isToTurnOn && slugs.length > 0)) go(slugs);
            sheet.close();
          }}
        />
      )}
    </div>
  );
}
