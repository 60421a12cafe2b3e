/**
 * Texts that have run script on other sites: the well-known kinds, each once. Each calls `alert` or `leak` if it runs, and the
 * tests listen to both.
 */
const VECTORS = [
  // Elements that run by themselves.
  '<script>alert(1)</script>',
  '<script src=data:text/javascript,alert(1)></script>',
  '<ScRiPt >alert(1)</sCrIpT >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<svg><script>alert&#40;1&#41;</script></svg>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="javascript:parent.alert(1)"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<template><script>alert(1)</script></template><script>alert(1)</script>',
  // Handlers.
  '<img src=x onerror=alert(1)>',
  '<img src=x:x onerror="leak()">',
  '<img/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=leak()//',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<p onpointerenter=alert(1) style="position:fixed;inset:0">x</p>',
  '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart="alert(1)"></b>',
  // URLs.
  'javascript:alert(1)',
  'jAvAsCrIpT:alert(1)//https://exemplo.example',
  '&#106;avascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<a href="javascript:alert(1)">clique</a>',
  '<a href="  java&#09;script:alert(1)">clique</a>',
  '<form action="javascript:alert(1)"><button>vá</button></form>',
  '<button formaction=javascript:alert(1) form=x>vá</button>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  // Markup that parsers disagree about.
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>">',
  // Text without markup, for output into script, JSON, a pattern or a template.
  '\u2028alert(1)\u2029',
  "';alert(1)//\\';alert(1)//",
  '"-alert(1)-"',
  '\\"});alert(1);//',
  '${alert(1)}{{constructor.constructor("alert(1)")()}}',
  '$& $` $1 $<x> %s %o {0}',
  '__proto__',
  'a\u0000b\u0007c\u001bd\ufeffe',
  '\u202e\u2066onerror=alert(1)\u2069',
  '＜script＞alert(1)＜/script＞',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
] as const;

/** Ways to break out of the place of a text: an attribute, a script, a text-only element. */
const WAYS_OUT = ['', `"'>`, '</script>', '--></title></style></textarea></noscript></xmp>'] as const;

/** As many different payloads as asked for: first every vector by itself, then behind each way out. */
export function listPayloads(count: number): string[] {
  const payloads = WAYS_OUT.flatMap((wayOut) => VECTORS.map((vector) => wayOut + vector));
  if (count > payloads.length) throw new Error(`there are ${payloads.length} payloads`);
  return payloads.slice(0, count);
}

/** A few of every kind. */
export function samplePayloads(count: number): string[] {
  const all = listPayloads(VECTORS.length * WAYS_OUT.length);
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? '');
}
