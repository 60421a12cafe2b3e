import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends what a browser may hold on to but must ask about each time: a returning visitor pays for the answer "the same",
 * not for the page. The mark is weak because the same page may go out compressed or not.
 */
export function sendKept(request: FastifyRequest, reply: FastifyReply, body: Buffer): FastifyReply {
  if (reply.statusCode !== 200) return reply.send(body);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('ETag', etag);
  const known = request.headers['if-none-match']?.split(',').map((mark) => mark.trim());
  return known?.includes(etag) ? reply.code(304).send() : reply.send(body);
}
