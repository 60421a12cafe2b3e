/** The rules of one robots.txt for us (RFC 9309). */
export type Robots = readonly { isAllowed: boolean; path: string }[];

/** Our name in robots.txt files. */
export const ROBOT_NAME = 'lanterninha-links';
/** RFC 9309 asks to read at least 500 KiB. */
export const ROBOTS_BYTES = 512 * 1024;
/** A longer line is ignored: no address that we ask for is longer. */
const LINE_CHARACTERS = 2_048;

/** The groups that name us; without one, those for everybody. */
export function parseRobots(text: string): Robots {
  const groups: { names: string[]; rules: { isAllowed: boolean; path: string }[] }[] = [];
  let isNaming = false;
  const lines = text.replaceAll('\r', '\n');
  for (let start = 0, end = 0; start < lines.length; start = end + 1) {
    end = lines.indexOf('\n', start);
    if (end === -1) end = lines.length;
    // No regular expression: a hostile line cannot make it slow.
    if (end - start > LINE_CHARACTERS) continue;
    const [key, value] = readLine(lines.slice(start, end));
    if (key === 'user-agent') {
      if (!isNaming) groups.push({ names: [], rules: [] });
      groups.at(-1)?.names.push(value.toLowerCase());
      isNaming = true;
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false;
      // An empty path forbids nothing.
      if (value !== '') groups.at(-1)?.rules.push({ isAllowed: key === 'allow', path: value });
    }
  }
  const ours = groups.filter(({ names }) => names.includes(ROBOT_NAME));
  const chosen = ours.length > 0 ? ours : groups.filter(({ names }) => names.includes('*'));
  return chosen.flatMap(({ rules }) => rules);
}

const NOTHING = ['', ''] as const;

/** Key and value, without a comment. */
function readLine(line: string): readonly [key: string, value: string] {
  const colon = line.indexOf(':');
  if (colon === -1) return NOTHING;
  const hash = line.indexOf('#');
  if (hash !== -1 && hash < colon) return NOTHING;
  const value = line.slice(colon + 1, hash === -1 ? line.length : hash);
  return [line.slice(0, colon).trim().toLowerCase(), value.trim()];
}

/** A file that has these rules and nothing else. */
export function buildRobots(robots: Robots): string {
  const lines = robots.map(({ isAllowed, path }) => `${isAllowed ? 'Allow' : 'Disallow'}: ${path}`);
  return ['User-agent: *', ...lines].join('\n');
}

/** The longest path that matches decides; of two as long, the one that allows. */
export function isAllowed(robots: Robots, url: URL): boolean {
  const target = url.pathname + url.search;
  let best = { isAllowed: true, length: -1 };
  for (const rule of robots) {
    if (!matches(rule.path, target)) continue;
    const { length } = rule.path;
    if (length > best.length || (length === best.length && rule.isAllowed))
      best = { isAllowed: rule.isAllowed, length };
  }
  return best.isAllowed;
}

/** `*` is any text and a final `$` the end. Without regular expressions: a hostile file cannot make the comparison slow. */
function matches(pattern: string, target: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!target.startsWith(first)) return false;
  let place = first.length;
  for (const [index, part] of parts.entries()) {
    if (isWhole && index === parts.length - 1) return target.length - part.length >= place && target.endsWith(part);
    const found = target.indexOf(part, place);
    if (found === -1) return false;
    place = found + part.length;
  }
  return !isWhole || place === target.length;
}
