import { useState } from 'react';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { useHasScript } from '../../../ui/use-has-script.ts';
import { LaterRichEditor } from '../rich/later-rich-editor.tsx';
import { type ControlProps, textOf } from './control.ts';
import { TextControl } from './text-control.tsx';

/** A rich text editor once its script has loaded; before that, a plain field with the HTML. The server sanitises both. */
export function RichControl(props: ControlProps) {
  const { field, value, provider, labelledBy, describedBy, onValue } = props;
  const hasScript = useHasScript();
  const [html, setHtml] = useState(textOf(value ?? provider));
  const plain = <TextControl {...props} />;
  if (!hasScript) return plain;
  return (
    <>
      <input type="hidden" name={inputNames.value(field)} value={html} />
      <LaterRichEditor
        plain={plain}
        html={html}
        label={labelOfField(field)}
        labelledBy={labelledBy}
        describedBy={describedBy}
        onHtml={(changed) => {
          setHtml(changed);
          onValue(changed === '' ? null : changed);
        }}
      />
    </>
  );
}
