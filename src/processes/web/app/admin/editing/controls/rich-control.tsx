import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { LaterRichEditor } from '../rich/later-rich-editor.tsx';
import { type ControlProps, textOf } from './control.ts';
import { TextControl } from './text-control.tsx';

/** A rich text editor once its script has loaded; before that, a plain field with the HTML. The server sanitises both. */
export function RichControl(props: ControlProps) {
  const { field, value, provider, labelledBy, describedBy, isInvalid, onValue } = props;
  return (
    <LaterRichEditor
      plain={<TextControl {...props} />}
      html={textOf(value ?? provider)}
      label={labelOfField(field)}
      labelledBy={labelledBy}
      describedBy={describedBy}
      isInvalid={isInvalid}
      onHtml={(html) => onValue(html === '' ? null : html)}
    />
  );
}
