import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { Editor, EditorContent, getSchema, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { formatCount } from '#shared/domain/format.ts';
import { classNames } from '../../../design/class-names.ts';
import { trustCleanedHtml } from '../../../trusted-types.ts';
import { CitePanel } from './cite-panel.tsx';
import { LinkPanel } from './link-panel.tsx';
import styles from './rich-editor.module.css';

interface RichEditorProps {
  html: string;
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onHtml: (html: string) => void;
}

/** Only the markup the server's sanitiser allows: pasted text loses the rest at once. */
const KIT = StarterKit.configure({
  heading: { levels: [3, 4] },
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  horizontalRule: false,
  link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
});

type Open = 'link' | 'cite' | undefined;

export function RichEditor({ html, label, labelledBy, describedBy, isInvalid, onHtml }: RichEditorProps) {
  const [open, setOpen] = useState<Open>(undefined);
  const editor = useOwnEditor(html, { labelledBy, describedBy, isInvalid }, onHtml);
  return (
    <div className={styles.editor}>
      {editor && <Toolbar editor={editor} label={label} open={open} onOpen={setOpen} />}
      {editor && open === 'link' && <LinkPanel editor={editor} onDone={() => setOpen(undefined)} />}
      {editor && open === 'cite' && <CitePanel editor={editor} onDone={() => setOpen(undefined)} />}
      <EditorContent editor={editor} />
    </div>
  );
}

/**
 * An editor that lives as long as the component. Not `useEditor`: it creates one while rendering and destroys it if the page mounts
 * late, which on a slow machine leaves a dead editor.
 */
function useOwnEditor(
  html: string,
  { labelledBy, describedBy, isInvalid }: Pick<RichEditorProps, 'labelledBy' | 'describedBy' | 'isInvalid'>,
  onHtml: (html: string) => void,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  // The first props only: later props must not create a second editor and lose its text.
  const [first, latest] = [useRef(html), useRef(onHtml)];
  useEffect(() => {
    latest.current = onHtml;
  }, [onHtml, latest]);

  useEffect(() => {
    const own = new Editor({
      extensions: [KIT],
      content: toDocument(first.current),
      // The editor would inject a style element, which the CSP refuses; our stylesheet has the rules it needs.
      injectCSS: false,
      onUpdate: ({ editor: changed }) => latest.current(changed.isEmpty ? '' : changed.getHTML()),
    });
    setEditor(own);
    return () => own.destroy();
  }, [first, latest]);

  useEffect(() => {
    const attributes = {
      class: styles.document ?? '',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    };
    editor?.setOptions({ editorProps: { attributes } });
  }, [editor, labelledBy, describedBy, isInvalid]);
  return editor;
}

/** Parsed here, because the editor would pass the string to the browser, which Trusted Types refuse. */
function toDocument(html: string): Record<string, unknown> {
  const { body } = new DOMParser().parseFromString(trustCleanedHtml(html), 'text/html');
  return SchemaParser.fromSchema(getSchema([KIT]))
    .parse(body)
    .toJSON() as Record<string, unknown>;
}

const NOTHING = {
  bold: false,
  italic: false,
  heading: false,
  list: false,
  numbered: false,
  link: false,
  characters: 0,
};

interface ToolbarProps {
  editor: Editor;
  label: string;
  open: Open;
  onOpen: (open: Open) => void;
}

function Toolbar({ editor, label, open, onOpen }: ToolbarProps) {
  const now = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isDestroyed
        ? NOTHING
        : {
            bold: current.isActive('bold'),
            italic: current.isActive('italic'),
            heading: current.isActive('heading', { level: 3 }),
            list: current.isActive('bulletList'),
            numbered: current.isActive('orderedList'),
            link: current.isActive('link'),
            characters: current.getText({ blockSeparator: '' }).length,
          },
  });
  const toggle = (what: Open) => () => onOpen(open === what ? undefined : what);
  return (
    <div className={styles.bar} role="toolbar" aria-label={adminFields.toolbar(label)}>
      <Tool name={adminFields.bold} isOn={now.bold} onPress={() => editor.chain().focus().toggleBold().run()}>
        {adminFields.boldMark}
      </Tool>
      <Tool name={adminFields.italic} isOn={now.italic} onPress={() => editor.chain().focus().toggleItalic().run()}>
        <i>{adminFields.italicMark}</i>
      </Tool>
      <span className={styles.gap} />
      <Tool
        name={adminFields.heading}
        isOn={now.heading}
        onPress={() => editor.chain().focus().toggleHeading({ level: 3 }).run()}
      >
        {adminFields.headingMark}
      </Tool>
      <Tool name={adminFields.list} isOn={now.list} onPress={() => editor.chain().focus().toggleBulletList().run()}>
        {adminFields.list}
      </Tool>
      <Tool
        name={adminFields.numbered}
        isOn={now.numbered}
        onPress={() => editor.chain().focus().toggleOrderedList().run()}
      >
        {adminFields.numberedMark}
      </Tool>
      <span className={styles.gap} />
      <Tool name={adminFields.link} isOn={now.link || open === 'link'} onPress={toggle('link')}>
        {adminFields.link}
      </Tool>
      <Tool name={adminFields.quoteTitle} isOn={open === 'cite'} onPress={toggle('cite')}>
        {adminFields.quoteTitle}
      </Tool>
      <span className={styles.count}>{adminEditing.characters(formatCount(now.characters))}</span>
    </div>
  );
}

interface ToolProps {
  name: string;
  isOn: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function Tool({ name, isOn, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={classNames(styles.tool, isOn && styles.on)}
      aria-label={name}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
