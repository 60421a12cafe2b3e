import type { FastifyInstance, FastifyReply } from 'fastify';
import { openStreams, type ScreenStream } from '#server/admin/presence/open-streams.ts';
import type { TagListener } from '#server/infra/listen.ts';
import { readVisitor } from '#server/staff/read-visitor.ts';
import type { Staff } from '#server/staff/staff.ts';
import { openVisit } from '#server/staff/visit.ts';
import { whenPossible } from '#server/staff/when-possible.ts';
import { PRESENCE } from '#shared/admin/domain/limits.ts';
import { PRESENCE_STREAM_PATH, parseStay } from '#shared/admin/domain/presence.ts';
import { findRule, judge } from '#shared/admin/domain/rules.ts';

export interface StreamsOptions {
  staff: Staff;
  /** Without it, changes are seen by the next sweep. */
  listener: Pick<TagListener, 'onScreen'> | undefined;
}

/** Who has a screen open, as Server-Sent Events. Read-only: a screen is opened and renewed by forms (admin/presence). */
export function mountStreams(app: FastifyInstance, { staff, listener }: StreamsOptions): void {
  const streams = openStreams(staff.ctx);
  listener?.onScreen(streams.hear);
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => streams.close());
  app.get(PRESENCE_STREAM_PATH, { compress: false }, async (request, reply) => {
    const { headers } = request;
    const cookie = headers.cookie ?? '';
    const visit = openVisit({ cookie, userAgent: headers['user-agent'] ?? '', address: request.ip });
    // Not a use of the session: an open screen must not keep it from ending.
    const { standing, signedIn } = await whenPossible(() => readVisitor(staff, visit, { isUse: false }));
    const rule = findRule('/admin/presenca');
    reply.header('Cache-Control', 'private, no-store, no-transform').header('X-Robots-Tag', 'noindex, nofollow');
    if (!rule || !signedIn || judge(rule, standing) !== 'granted') return reply.code(signedIn ? 403 : 401).send();
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const asked = parseStay((name) => query.get(name) ?? '');
    if (!asked) return reply.code(400).send();
    const { tab, entity, id } = asked;
    const stream = { tab, entity, id, member: signedIn.member.id, ...writeTo(reply) };
    if (!streams.add(stream)) return reply.code(503).header('Retry-After', '60').send();
    open(reply, stream, () => streams.remove(stream));
    return reply;
  });
}

function writeTo({ raw }: FastifyReply): Pick<ScreenStream, 'send' | 'end'> {
  return {
    send(event, text) {
      // A client that does not read gets no more than this buffered.
      if (raw.writableLength > 64 * 1024) raw.destroy();
      else raw.write(`event: ${event}\ndata: ${text}\n\n`);
    },
    end: () => raw.end(),
  };
}

function open(reply: FastifyReply, stream: ScreenStream, onEnd: () => void): void {
  const { raw } = reply;
  reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  reply.hijack();
  raw.writeHead(200);
  raw.write('retry: 2000\n\n');
  const ping = setInterval(() => raw.write(':\n\n'), PRESENCE.pingMs);
  // The browser connects again, to whichever process the edge chooses then.
  const last = setTimeout(() => stream.end(), PRESENCE.streamMs);
  raw.once('close', () => {
    clearInterval(ping);
    clearTimeout(last);
    onEnd();
  });
}
