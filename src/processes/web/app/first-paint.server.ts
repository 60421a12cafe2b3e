/** The script tag with which React Router starts a page in the browser: it imports the page's modules. */
const starterOf = (nonce: string) => ({
  opens: `<script nonce="${nonce}" type="module" async="">`,
  closes: '</script>',
});
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const FETCHED_AHEAD = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;

/** A page in a background tab is not painted, so it does not wait. */
const DRAWN = 'await new Promise((go)=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)));';

/**
 * Fetches and runs the scripts after the first paint: the page is complete without them. On a fast network the first paint waited
 * until React was parsed; on a slow one the scripts competed with fonts and pictures. A page without React Router's start script
 * stays as it is.
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

/** Preloads indirect imports too, before the importing module is parsed; low priority, so pictures still come first. */
function fetchAll(modules: ReadonlySet<string>): string {
  const link = 'Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href})';
  return modules.size > 0 ? `for(const href of ${JSON.stringify([...modules])})document.head.append(${link});` : '';
}
