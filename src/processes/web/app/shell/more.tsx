import { shell } from '#shared/text/shell.ts';
import { Icon } from '../design/pictures/icon.tsx';
import styles from './more.module.css';
import { ShortcutTiles } from './shortcut-tiles.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** The shortcuts in a header that has no room for them beside the sections. */
export function More({ pathname }: { pathname: string }) {
  return (
    <details {...useDisclosure()} className={styles.more}>
      <summary>
        {shell.more}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.popover}>
        <ShortcutTiles pathname={pathname} />
      </div>
    </details>
  );
}
