import { useId } from 'react';
import type { Platform } from '#shared/contract/title-lists.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { myServices } from '#shared/text/platforms/my-services.ts';
import { dialogWords } from '#shared/text/ui.ts';
import buttons from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { toastStore } from '../../ui/dialogs/toast-store.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { ServiceChip } from '../../ui/pictures/service-chip.tsx';
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
        <ul className={styles.tiles}>
          {platforms.map(({ id, name, slug, logo }) => {
            const { brand, abbreviation } = describeWatchService(id, name);
            return (
              <li key={slug}>
                <label className={styles.tile}>
                  <input
                    type="checkbox"
                    className="visually-hidden"
                    checked={own.includes(slug)}
                    onChange={() => toggleMyService(slug)}
                  />
                  <ServiceChip brand={brand} abbreviation={abbreviation} logo={logo} />
                  {name}
                  <span className={styles.tick}>
                    <Icon name="check" />
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
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
