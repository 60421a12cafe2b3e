/** Readable on a light and on a dark page: the reader's setting decides. */
const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}.head{font-weight:650}.dim{fill:#59636e}.met{fill:#1a7f5a}.missed{fill:#c2541a}.plain{fill:#6e7781}
.bar{stroke:#1f2328;stroke-width:2}.axis{stroke:#8c959f}.line{fill:none;stroke-width:2}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.dim{fill:#9198a1}.met{fill:#3fb98a}.missed{fill:#f0883e}.plain{fill:#8b949e}.bar{stroke:#e6edf3}.axis{stroke:#656c76}}`;

export const COLOURS = ['#1a7f5a', '#2f6fdb', '#c2541a', '#8250df', '#b8860b', '#cf3b7c', '#0e7490', '#57606a'];

export function writeSvg(size: { width: number; height: number }, title: string, parts: readonly string[]): string {
  const { width, height } = size;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}">`;
  return `${[open, `<style>${STYLE}</style>`, ...parts, '</svg>'].join('\n')}\n`;
}

export function writeText(x: number, y: number, words: string, look = ''): string {
  return `<text x="${x}" y="${y}"${look && ` class="${look}"`}>${escapeXml(words)}</text>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
