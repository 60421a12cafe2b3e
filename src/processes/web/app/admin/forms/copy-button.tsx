import { useState } from 'react';
import { admin } from '#shared/admin/text/admin.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import { buttonClass } from './submit.tsx';

/** Not rendered without script; the text beside it can be selected. */
export function CopyButton({ text, label = admin.copy }: { text: string; label?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  if (!useHasScript()) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <button type="button" className={buttonClass('outline')} onClick={() => void copy()}>
      {isCopied && <Icon name="check" />}
      <span aria-live="polite">{isCopied ? admin.copied : label}</span>
    </button>
  );
}
