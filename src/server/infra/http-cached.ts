import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a page that browsers must revalidate: a returning visitor gets a 304 instead of the page. The ETag is weak, because the
 * same page may be sent compressed or not.
 */
export function sendCached(request: FastifyRequest, reply: FastifyReply, text: Buffer | string): FastifyReply {
  if (reply.statusCode !== 200) return reply.send(text);
  // Encoded once, not for the hash, the length and the socket again.
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  const etag = `W/"${hash('sha1', body, 'base64url')}"`;
  reply.header('ETag', etag);
  const known = request.headers['if-none-match']?.split(',').map((mark) => mark.trim());
  return known?.includes(etag) ? reply.code(304).send() : reply.send(body);
}
