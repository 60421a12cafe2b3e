import { titlePage } from '#shared/text/title-page.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { SafeHtml } from '../rich-text/safe-html.ts';
import { ExtraInfo, type ExtraInfoView } from './extra-info.tsx';
import { Panel } from './panel.tsx';
import type { SheetRow } from './sheet-row.ts';
import { TechnicalSheet } from './technical-sheet.tsx';

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
        <Panel id="saiba-mais" title={titlePage.learnMore}>
          <RichText html={learnMore} />
        </Panel>
      )}
      <ExtraInfo info={extraInfo} />
    </>
  );
}
