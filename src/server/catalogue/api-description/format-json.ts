const LINE_CHARACTERS = 76;

/** Formats JSON as people write it: what fits on a line stays on it. */
export function formatJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= LINE_CHARACTERS)
    return space(value);
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((member) => inner + formatJson(member, inner))
    : Object.entries(value).map(([key, member]) => `${inner}${JSON.stringify(key)}: ${formatJson(member, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
}

function space(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(space).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${space(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
