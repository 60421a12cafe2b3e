/** A technical name or an example, which translation programs leave as it is. */
export function Code({ children }: { children: string }) {
  return <code translate="no">{children}</code>;
}

/** Text with `names` in backticks, as in the OpenAPI descriptions. */
export function Prose({ children }: { children: string }) {
  // The order of the parts never changes.
  return children.split('`').map((part, place) => (place % 2 === 1 ? <Code key={place}>{part}</Code> : part));
}
