import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { filterWords } from '#shared/text/filters.ts';
import { myServices } from '#shared/text/platforms/my-services.ts';
import button from '../../ui/button.module.css';
import { ServiceChip } from '../../ui/pictures/service-chip.tsx';
import { Switch } from '../../ui/switch.tsx';
import { readMyServices, useMyServices } from '../my-services/my-services.ts';
import type { FilterOptions } from './filter-choices.ts';
import styles from './title-filters.module.css';

const ServicesSheet = lazy(async () => ({
  default: (await import('../my-services/services-sheet.tsx')).ServicesSheet,
}));

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
  const [opened, setOpened] = useState<'to-turn-on' | 'to-edit'>();
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
          else setOpened('to-turn-on');
        }}
      />
      <span className={styles.mine}>
        {mine.map(({ id, name, slug, logo }) => {
          const { brand, abbreviation } = describeWatchService(id, name);
          return <ServiceChip key={slug} brand={brand} abbreviation={abbreviation} logo={logo} size="small" />;
        })}
      </span>
      <button type="button" className={button.text} aria-haspopup="dialog" onClick={() => setOpened('to-edit')}>
        {filterWords.edit}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <ServicesSheet
            platforms={platforms}
            onClose={() => {
              const slugs = slugsOf(readMyServices());
              if (isOn || (opened === 'to-turn-on' && slugs.length > 0)) go(slugs);
              setOpened(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
