import type { IncomingMessage } from 'node:http';
import { jsonReply, type Reply } from '../reply.ts';
import type { Simulation } from '../simulation.ts';
import { StatusError } from '../status.ts';
import { buildTicketFeed } from './build-feed.ts';

/** Not part of TMDB: a feed of ticket links, and the page they point to, which sells nothing. */
export function answerTickets(simulation: Simulation, url: URL, request: IncomingMessage): Reply {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new StatusError(42);
  if (url.pathname === '/ingressos/feed.json') {
    return jsonReply(simulation.tickets.given ?? buildTicketFeed(simulation, `http://${request.headers.host}`));
  }
  const id = /^\/ingressos\/(\d{1,10}|sessao-\d)$/.exec(url.pathname)?.[1];
  if (!id) throw new StatusError(34);
  const title = simulation.items.movie(Number(id) || 0, 'pt-BR')?.title;
  return { status: 200, headers: PAGE_HEADERS, body: Buffer.from(ticketPage(title)) };
}

const PAGE_HEADERS = {
  'content-type': 'text/html;charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-robots-tag': 'noindex',
};

function ticketPage(title: string | undefined): string {
  const film = escapeHtml(title ?? 'esta sessão');
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ingressos para ${film} (demonstração)</title>
<style>
  body { margin: 0; padding: 12vh 24px; background: #14110f; color: #f4efe9; font: 18px/1.5 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 0 auto; }
  h1 { font-size: 1.7rem; line-height: 1.2; }
</style>
<main>
  <p>Demonstração</p>
  <h1>Ingressos para ${film}</h1>
  <p>Esta página faz parte da demonstração. Nenhum ingresso é vendido aqui.</p>
  <p>Em um site de verdade, o botão leva à bilheteria que vende os ingressos do filme.</p>
</main>
</html>
`;
}

function escapeHtml(text: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}
