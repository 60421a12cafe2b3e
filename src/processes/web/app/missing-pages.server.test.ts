import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderMissing } from './missing-pages.server.ts';

const pageOf = (address: string, section: string) =>
  renderToString(
    createElement('main', { 'data-section': section }, createElement('code', {}, decodeURI(address)), 'não existe'),
  );
const renders = (address: string, section: string, nonce: string) =>
  vi.fn(async () => ({ html: Buffer.from(pageOf(address, section)), nonce }));

test('a second missing page of a kind is not rendered, and shows its own address as React would', async () => {
  const first = renders('/filme/x-1', 'filmes', 'one');
  await renderMissing('film', '/filme/x-1', first);
  expect(first).toHaveBeenCalledOnce();

  for (const address of ['/filme/x-2', `/filme/<b>"'&$&$1</b>`, '/filme/%C3%A1gua']) {
    const again = renders(address, 'filmes', 'two');
    const { html, nonce } = await renderMissing('film', address, again);
    expect(again).not.toHaveBeenCalled();
    expect(html.toString()).toBe(pageOf(address, 'filmes'));
    expect(nonce).toBe('one');
  }
});

test('another kind of missing page is rendered by itself', async () => {
  await renderMissing('film', '/filme/x-1', renders('/filme/x-1', 'filmes', 'one'));
  const series = renders('/serie/x-1', 'series', 'two');
  const { html } = await renderMissing('series', '/serie/x-1', series);
  expect(series).toHaveBeenCalledOnce();
  expect(html.toString()).toContain('data-section="series"');
});

test('a page that shows its address elsewhere too is rendered each time', async () => {
  const twice = (address: string) => async () => ({
    html: Buffer.from(`<code>${address}</code><code>${address}</code>`),
    nonce: 'one',
  });
  await renderMissing('twice', '/a', twice('/a'));
  const { html } = await renderMissing('twice', '/b', twice('/b'));
  expect(html.toString()).toBe('<code>/b</code><code>/b</code>');
});
