import { type ChangeEvent, type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { adminFields } from '#shared/admin/text/fields.ts';
import { missingPart } from '#shared/text/ui.ts';
import { Notice } from '../../forms/notice.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import type { RichEditor } from './rich-editor.tsx';

type RichEditorProps = ComponentProps<typeof RichEditor>;

interface LaterRichEditorProps extends RichEditorProps {
  /** A `textarea` with the HTML. It is written in until the editor's file is there, and instead of it if that does not arrive. */
  plain: ReactNode;
  /** How often the text came from elsewhere, as from what the browser kept: a key for the editor. */
  times?: number;
}

/** The rich text editor, whose file is loaded when a field with it opens. */
export function LaterRichEditor({ plain, times, ...props }: LaterRichEditorProps) {
  const [Editor, setEditor] = useState<ComponentType<RichEditorProps>>();
  const [isMissing, setMissing] = useState(false);
  const load = () =>
    import('./rich-editor.tsx').then(
      ({ RichEditor: Loaded }) => setEditor(() => Loaded),
      () => setMissing(true),
    );
  useEffect(() => void load(), []);

  if (Editor) return <Editor key={times} {...props} />;
  const keep = (event: ChangeEvent<HTMLElement>) => {
    if (event.target instanceof HTMLTextAreaElement) props.onHtml(event.target.value);
  };
  return (
    <div key={times} onChange={keep}>
      {plain}
      {isMissing && (
        <Notice
          kind="warn"
          action={
            <button type="button" className={buttonClass('outline')} onClick={() => void load()}>
              {missingPart.retry}
            </button>
          }
        >
          {adminFields.editorMissing}
        </Notice>
      )}
    </div>
  );
}
