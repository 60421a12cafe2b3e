interface Trace {
  pattern: RegExp;
  what: string;
}

/** Split, so that this file does not match its own patterns. */
const MACHINE_FOLDERS = ['wo' + 'rk', 'ro' + 'ot', 'ho' + 'me/\\w+', 'Us' + 'ers/\\w+'].join('|');
const AUTHORING = ['written', 'generated', 'created', 'authored', 'made'].join('|');
const MACHINE_AUTHORS = ['cl' + 'aude', 'chat' + 'gpt', 'co' + 'pilot', 'gem' + 'ini', 'an? (ai|llm)', 'ai'].join('|');

const TRACES: readonly Trace[] = [
  {
    pattern: new RegExp(`(?<![\\w.@/$})~*-])/(${MACHINE_FOLDERS})(?=[/\\s"'\`:),]|$)`, 'm'),
    what: 'an absolute path of one machine',
  },
  {
    pattern: /\bregistry\.[a-z0-9-]+(\.[a-z0-9-]+)*\.(org|com|net|io|dev|local|internal)\b/i,
    what: 'a registry host name',
  },
  { pattern: new RegExp(`^\\s*(co-)?author${'ed'}-by:`, 'im'), what: 'an author' },
  { pattern: new RegExp(`@${'author'}\\b`, 'i'), what: 'an author' },
  { pattern: new RegExp(`\\b(${AUTHORING}) (by|with) (${MACHINE_AUTHORS})\\b`, 'i'), what: 'an author' },
];

/** Lists what in a file refers to one machine or one person instead of the product, with line numbers. */
export function findTraces(text: string, hosts: readonly string[] = []): string[] {
  const found = TRACES.flatMap(({ pattern, what }) => {
    const match = pattern.exec(text);
    return match ? [`line ${lineOf(text, match.index)}: ${what} (${match[0].trim()})`] : [];
  });
  const named = hosts.filter((host) => text.includes(host)).map((host) => `a registry host name (${host})`);
  return [...found, ...named];
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
