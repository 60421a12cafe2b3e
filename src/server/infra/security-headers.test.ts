import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowOwnInline, framedByOurselves, noncePolicy, pagePolicy, securityHeaders } from './security-headers.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('nothing may be loaded from another host, and only a trailer may be framed', () => {
  const policy = securityHeaders({ isHttps: false })['Content-Security-Policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|data:/);
  expect(policy.match(/https?:\/\/\S+/g)).toEqual(['https://www.youtube-nocookie.com;']);
});

test('the scripts a page carries are allowed by their own hash, data blocks and files are not listed', () => {
  const html = `<script>let a = 1;</script><script type="module" src="/x.js"></script>
    <script type="application/ld+json">{"a":1}</script><script type="module" async="">import "/y.js"</script>`;
  const policy = pagePolicy(html, { isHttps: false });
  expect(policy).toContain(`script-src 'self' ${hash('let a = 1;')} ${hash('import "/y.js"')};`);
  expect(policy).not.toContain(hash('{"a":1}'));
});

test('of a rendered page only the scripts that carry its nonce are allowed, and the nonce is not sent', () => {
  const page =
    '<script nonce="n1">let a = 1;</script><p>x</p><script>steal()</script><script nonce="n2">steal()</script>';
  const { html, policy } = allowOwnInline({ html: Buffer.from(page), nonce: 'n1' }, { isHttps: false });
  expect(html.toString()).toBe(
    '<script>let a = 1;</script><p>x</p><script>steal()</script><script nonce="n2">steal()</script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash('let a = 1;')};`);
  expect(policy).not.toContain(hash('steal()'));
});

test('of a rendered page only styles that set the colours of titles are allowed', () => {
  const own = '.ink-1b2430{--ink:#1b2430}.ink-54200a{--ink:#54200a}';
  const others = '<style>.ink-1b2430{--ink:#1b2430}body{display:none}</style>';
  const page = `<head><style data-precedence="ink">${own}</style>${others}</head><style>.ink-ffffff{--ink:#ffffff}</style>`;
  const { policy } = allowOwnInline({ html: Buffer.from(page), nonce: 'n1' }, { isHttps: false });
  // Others may have been written into the body.
  expect(policy).toContain(`style-src 'self' ${hash(own)};`);
});

test('what the policy refuses is reported to us, and markup as a string is refused', () => {
  const { 'Content-Security-Policy': policy = '', 'Reporting-Endpoints': endpoints } = securityHeaders({
    isHttps: true,
  });
  expect(endpoints).toBe('csp="/a/csp"');
  for (const directive of ['report-to csp', 'report-uri /a/csp', "require-trusted-types-for 'script'"])
    expect(policy.split('; ')).toContain(directive);
  expect(policy).toContain('trusted-types default rich-text;');
  expect(noncePolicy('n', { isHttps: true })).toContain('trusted-types default rich-text ProseMirrorClipboard;');
});

test('HSTS is promised only where the site is https, and preloading only where the operator said so', () => {
  const read = (hasHstsPreload: boolean) =>
    securityHeaders({ isHttps: true, hasHstsPreload })['Strict-Transport-Security'] ?? '';
  expect(read(false)).toBe('max-age=63072000; includeSubDomains');
  expect(read(true)).toBe('max-age=63072000; includeSubDomains; preload');
  expect(securityHeaders({ isHttps: false })).not.toHaveProperty('Strict-Transport-Security');
});

test('a preview may be framed by our own pages, and an admin page frames nothing else', () => {
  const policy = securityHeaders({ isHttps: false })['Content-Security-Policy'] ?? '';
  const framed = framedByOurselves(policy);

  expect(framed['content-security-policy']).toBe(policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  expect(framed['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(framed['x-frame-options']).toBe('SAMEORIGIN');
  expect(noncePolicy('n', { isHttps: false })).toContain("frame-src 'self';");
});
