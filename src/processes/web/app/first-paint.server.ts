/** What React Router writes to start a page in the browser: its modules, imported as soon as they are there. */
const starterOf = (nonce: string) => ({
  opens: `<script nonce="${nonce}" type="module" async="">`,
  closes: '</script>',
});
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const FETCHED_AHEAD = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;

/** A page in a tab behind is not drawn; it need not wait. */
const DRAWN = 'await new Promise((go)=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)));';

/**
 * The page is drawn before its scripts are fetched and run: it is whole without any. Where the network is fast the scripts came
 * in with the style sheet, and the first picture waited until all of React was read; where it is slow they took the line from
 * letters and pictures. Once it is drawn all are asked for at once. A page without React Router's starter stays as it is.
 */
export function startAfterFirstPaint(html: Buffer<ArrayBuffer>, nonce: string): Buffer<ArrayBuffer> {
  const { opens: tag, closes } = starterOf(nonce);
  const headEnds = html.indexOf('</head>');
  const opens = html.indexOf(tag, Math.max(headEnds, 0));
  if (headEnds < 0 || opens < 0) return html;
  const from = opens + tag.length;
  const to = html.indexOf(closes, from);
  const modules = new Set<string>();
  const head = html.toString('utf8', 0, headEnds).replace(FETCHED_AHEAD, (_, address: string) => {
    modules.add(address);
    return '';
  });
  const starter = waitingFor(html.toString('utf8', from, to), modules);
  return Buffer.concat([Buffer.from(head), html.subarray(headEnds, from), Buffer.from(starter), html.subarray(to)]);
}

function waitingFor(starter: string, modules: ReadonlySet<string>): string {
  const imports = [...starter.matchAll(IMPORT)];
  const names = imports.map(([, name = '']) => name);
  const imported = imports.map(([, , address]) => `import("${address}")`);
  const begin = `const [${names.join()}]=await Promise.all([${imported.join()}]);`;
  return `${DRAWN}${fetchAll(modules)}${begin}${starter.replace(IMPORT, '').trim()}`;
}

/** What they import in turn, too, without waiting to be read; pictures still come first. */
function fetchAll(modules: ReadonlySet<string>): string {
  const link = 'Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href})';
  return modules.size > 0 ? `for(const href of ${JSON.stringify([...modules])})document.head.append(${link});` : '';
}
