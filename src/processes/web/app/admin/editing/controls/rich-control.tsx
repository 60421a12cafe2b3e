import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { useHasScript } from '../../../ui/use-has-script.ts';
import { useWrittenHtml } from '../../forms/use-written-html.ts';
import { LaterRichEditor } from '../rich/later-rich-editor.tsx';
import { type ControlProps, textOf } from './control.ts';
import { TextControl } from './text-control.tsx';

/** A rich text editor once its script has loaded; before that, a plain field with the HTML. The server sanitises both. */
export function RichControl(props: ControlProps) {
  const { field, value, provider, labelledBy, describedBy, isInvalid, onValue } = props;
  const hasScript = useHasScript();
  const written = useWrittenHtml(textOf(value ?? provider), (html) => onValue(html === '' ? null : html));
  const plain = <TextControl {...props} />;
  if (!hasScript) return plain;
  return (
    <>
      <input name={inputNames.value(field)} {...written.input} />
      <LaterRichEditor
        times={written.times}
        plain={plain}
        html={written.html}
        label={labelOfField(field)}
        labelledBy={labelledBy}
        describedBy={describedBy}
        isInvalid={isInvalid}
        onHtml={written.write}
      />
    </>
  );
}
