import { titlePage } from '#shared/text/titles/title-page.ts';
import { ExternalLink } from '../../../design/external-link.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { SidePanel } from '../panel.tsx';
import styles from './extra-info.module.css';
import type { SheetRow } from './sheet-row.ts';
import { SheetRows } from './technical-sheet.tsx';

export interface ExtraInfoView {
  rows: SheetRow[];
  links: { label: string; href: string }[];
}

/** Facts beyond the Ficha Técnica, their source, and links to other sites about the title. */
export function ExtraInfo({ info: { rows, links } }: { info: ExtraInfoView }) {
  return (
    <SidePanel id="mais-informacoes" title={titlePage.moreInformation}>
      {rows.length > 0 && <SheetRows rows={rows} />}
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <ExternalLink href={href}>
              {label}
              <Icon name="external" />
            </ExternalLink>
          </li>
        ))}
      </ul>
      <p className={styles.credit}>{titlePage.tmdbCredit}</p>
    </SidePanel>
  );
}
