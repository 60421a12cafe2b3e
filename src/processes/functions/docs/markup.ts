import { escapeHtml } from '#shared/domain/html.ts';

/** Text that is already HTML. Everything else is escaped when it is inserted. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly Piece[];

/** html`<p>${words}</p>`: inserted values are escaped unless they are markup. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(strings.map((chunk, index) => chunk + toText(pieces[index] ?? '')).join(''));
}

function toText(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return piece.map(toText).join('');
}

/** Text with `names` in backticks, as in the OpenAPI descriptions. */
export function prose(text: string): Markup {
  return html`${text.split('`').map((chunk, index) => (index % 2 === 1 ? html`<code translate="no">${chunk}</code>` : chunk))}`;
}
