import { useEffect, useId, useState } from 'react';
import type { FreeFacts } from '#shared/contract/subscriptions.ts';
import type { FreeServices, Platform } from '#shared/contract/title-lists.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { myServices } from '#shared/text/platforms/my-services.ts';
import { dialogWords } from '#shared/text/ui.ts';
import buttons from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Modal } from '../../design/dialogs/modal.tsx';
import { toastStore } from '../../design/dialogs/toast-store.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { groupServices } from './group-services.ts';
import { forgetMyServices, toggleMyService, useMyServices } from './my-services.ts';
import styles from './services-sheet.module.css';

export interface ServicesSheetProps {
  platforms: readonly Pick<Platform, 'id' | 'name' | 'slug' | 'logo'>[];
  onClose: () => void;
}

/** Each tick is saved at once, so closing in any way keeps the choice. */
export function ServicesSheet({ platforms, onClose }: ServicesSheetProps) {
  const headingId = useId();
  const own = useMyServices();
  const described = useDescribed();
  const chosen = platforms.filter(({ slug }) => own.includes(slug)).length;
  return (
    <Modal labelledBy={headingId} onClose={onClose} className={styles.sheet}>
      <div className={styles.box}>
        <div className={styles.head}>
          <div>
            <h2 id={headingId}>{myServices.title}</h2>
            <p>{myServices.intro}</p>
          </div>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="close" />
            <span className="visually-hidden">{dialogWords.close}</span>
          </button>
        </div>
        <div className={styles.groups}>
          {groupServices(platforms, described).map(({ name, services }, place) => (
            <section key={name}>
              <h3 id={`${headingId}-${place}`}>{name}</h3>
              <ul className={styles.tiles} aria-labelledby={`${headingId}-${place}`}>
                {services.map((service) => (
                  <Tile key={service.slug} service={service} isChosen={own.includes(service.slug)} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className={styles.foot}>
          <p>{myServices.note}</p>
          <button
            type="button"
            className={buttons.text}
            onClick={() => {
              forgetMyServices();
              toastStore.add(myServices.forgotten);
              onClose();
            }}
          >
            {myServices.forget}
          </button>
          <button type="button" className={classNames(buttons.button, buttons.primary)} onClick={onClose}>
            {myServices.done(chosen)}
          </button>
        </div>
      </div>
    </Modal>
  );
}

interface TileProps {
  service: ServicesSheetProps['platforms'][number] & { line: string };
  isChosen: boolean;
}

function Tile({ service: { id, name, slug, logo, line }, isChosen }: TileProps) {
  const { brand, abbreviation } = describeWatchService(id, name);
  return (
    <li>
      <label className={styles.tile}>
        <input type="checkbox" className="visually-hidden" checked={isChosen} onChange={() => toggleMyService(slug)} />
        <ServiceChip brand={brand} abbreviation={abbreviation} logo={logo} />
        <span>
          {name}
          {line && <small>{line}</small>}
        </span>
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
      </label>
    </li>
  );
}

const NOTHING: ReadonlyMap<number, FreeFacts> = new Map();

/** Asked when the sheet opens, so that no page carries it; without an answer the tiles have no second line. */
function useDescribed(): ReadonlyMap<number, FreeFacts> {
  const [described, setDescribed] = useState(NOTHING);
  useEffect(() => {
    const control = new AbortController();
    fetch('/api/getFreeServices', { signal: control.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const { services } = (await response.json()) as FreeServices;
        setDescribed(new Map(services.flatMap(({ provider, facts }) => (facts ? [[provider.id, facts]] : []))));
      })
      .catch(() => undefined);
    return () => control.abort();
  }, []);
  return described;
}
