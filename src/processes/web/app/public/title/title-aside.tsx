import { titlePage } from '#shared/text/titles/title-page.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { SafeHtml } from '../../rich-text/safe-html.ts';
import { ExtraInfo, type ExtraInfoView } from './facts/extra-info.tsx';
import type { SheetRow } from './facts/sheet-row.ts';
import { TechnicalSheet } from './facts/technical-sheet.tsx';
import { SidePanel } from './panel.tsx';

export interface TitleAsideView {
  sheet: readonly SheetRow[];
  extraInfo: ExtraInfoView;
  learnMore: SafeHtml | null;
}

/** The panels beside the text of a film or a series. */
export function TitleAside({ view: { sheet, extraInfo, learnMore } }: { view: TitleAsideView }) {
  return (
    <>
      {sheet.length > 0 && <TechnicalSheet rows={sheet} />}
      {learnMore && (
        <SidePanel id="saiba-mais" title={titlePage.learnMore}>
          <RichText html={learnMore} />
        </SidePanel>
      )}
      <ExtraInfo info={extraInfo} />
    </>
  );
}
