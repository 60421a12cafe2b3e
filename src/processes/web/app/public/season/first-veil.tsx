import { useContext, useLayoutEffect } from 'react';
import { ScriptNonce } from '../../design/script-nonce.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import { POSITION, positionKey } from './spoiler-position.ts';

interface FirstVeilProps {
  seriesSlug: string;
  season: number;
  numbers: readonly number[];
  /** Class of the control, directly before this. */
  control: string;
  /** Class of the list of episodes, somewhere after this. */
  list: string;
}

/**
 * Veils from the first paint on what the visitor does not want to see, by a style sheet, because the episodes are not parsed yet. When
 * React has hydrated the page, it veils them itself, and both script and style sheet go.
 */
export function FirstVeil(props: FirstVeilProps) {
  const nonce = useContext(ScriptNonce);
  const isHydrated = useHasScript();
  useLayoutEffect(() => {
    // Nothing else adopts style sheets.
    if (isHydrated) document.adoptedStyleSheets = [];
  }, [isHydrated]);
  return isHydrated ? null : <script nonce={nonce} dangerouslySetInnerHTML={{ __html: writeScript(props) }} />;
}

/** Without `<`, which Trusted Types refuse in a text that React sets. */
export function writeScript({ seriesSlug, season, numbers, control, list }: FirstVeilProps): string {
  const key = JSON.stringify(positionKey(seriesSlug)).replaceAll('<', '\\u003c');
  return [
    'try{',
    `const[,s,e]=${POSITION}.exec(localStorage.getItem(${key}));`,
    `const i=+s===${season}?[${numbers.join()}].findIndex(n=>n>+e):${season}>+s?0:-1;`,
    'const t=new CSSStyleSheet;',
    `t.replaceSync(".${control}{--veil:visible}"+(i>=0?".${list}>:nth-child(n+"+(i+1)+"){--shown:hidden;--veil:visible}":""));`,
    'document.adoptedStyleSheets.push(t);',
    `if(+s===${season})for(const x of document.currentScript.previousElementSibling.elements)if(x.name)x.value=e`,
    '}catch{}',
  ].join('');
}
