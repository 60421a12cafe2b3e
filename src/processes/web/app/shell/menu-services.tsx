import { useEffect, useRef, useState } from 'react';
import type { Platform } from '#shared/contract/title-lists.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { myServices } from '#shared/text/platforms/my-services.ts';
import { classNames } from '../design/class-names.ts';
import { Icon } from '../design/pictures/icon.tsx';
import { ServiceChip } from '../design/pictures/service-chip.tsx';
import { useMyServices } from '../public/my-services/my-services.ts';
import { useServicesSheet } from '../public/my-services/use-services-sheet.ts';
import styles from './menu-services.module.css';

const CHIPS_SHOWN = 3;

/** The visitor's own services in the menu, and the dialog to choose them. Asks for the platforms when it has one to show. */
export function MenuServices() {
  const own = useMyServices();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const platforms = usePlatforms(isChoosing || (isOpen && own.length > 0));
  const sheet = useServicesSheet();
  const mine = platforms.filter(({ slug }) => own.includes(slug));

  useEffect(() => {
    const menu = button.current?.closest('details');
    const look = () => setOpen(menu?.open === true);
    look();
    menu?.addEventListener('toggle', look);
    return () => menu?.removeEventListener('toggle', look);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames('line gap-8', styles.services)}
        aria-haspopup="dialog"
        onClick={(event) => {
          setChoosing(true);
          sheet.open(event);
        }}
      >
        <span className="fit">
          <b>{myServices.title}</b>
          <small className="note block">{mine.map(({ name }) => name).join(', ') || myServices.none}</small>
        </span>
        {mine.slice(0, CHIPS_SHOWN).map(({ id, name, logo }) => (
          <ServiceChip key={id} {...describeWatchService(id, name)} logo={logo} size="small" />
        ))}
        <Icon name="chevronRight" />
      </button>
      {sheet.Part && platforms.length > 0 && <sheet.Part platforms={platforms} onClose={sheet.close} />}
    </>
  );
}

/** None without an answer: the dialog then does not open. */
function usePlatforms(isAsked: boolean): readonly Platform[] {
  const [platforms, setPlatforms] = useState<readonly Platform[]>([]);
  useEffect(() => {
    if (!isAsked) return;
    const control = new AbortController();
    fetch('/api/getStreaming', { signal: control.signal })
      .then(async (response) => {
        if (response.ok) setPlatforms(((await response.json()) as { providers: Platform[] }).providers);
      })
      .catch(() => undefined);
    return () => control.abort();
  }, [isAsked]);
  return platforms;
}
