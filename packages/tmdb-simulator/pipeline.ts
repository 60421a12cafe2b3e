import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerApi } from './api.ts';
import { isAuthorised } from './auth.ts';
import { answerControl } from './control/control.ts';
import { isExportFault, sendExport } from './exports/send-export.ts';
import { answerWithFault } from './faults/act.ts';
import type { Fault } from './faults/fault.ts';
import { parseHeaderFault } from './faults/header-fault.ts';
import { answerImage } from './images/answer-image.ts';
import { answerOembed } from './images/answer-oembed.ts';
import { answerVideoStill } from './images/answer-video-still.ts';
import { retryAfterHeader } from './rate-limit.ts';
import { compressFor, type Reply, sendReply } from './reply.ts';
import type { Simulation } from './simulation.ts';
import { StatusError, sendStatus } from './status.ts';
import { answerTickets } from './tickets/answer-tickets.ts';

/** Control requests first, then faults, then TMDB's rate limit, then the answer. */
export async function answer(
  simulation: Simulation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://simulator');
  try {
    if (url.pathname.startsWith('/__sim/')) return await answerControl(simulation, url, request, response);

    simulation.stats.countRequest(url.pathname);
    if (isPicture(url)) simulation.pictureLog.watch(url.pathname, response);
    const fault = parseHeaderFault(request.headers['x-sim-fault']) ?? simulation.faults.next(url.pathname);
    if (fault) {
      simulation.stats.countFault(fault.kind);
      return await answerFaulty(simulation, fault, url, request, response);
    }
    if (isExport(url)) return await sendExport(simulation, url.pathname, response);

    if (url.pathname.startsWith('/3/') && !simulation.rateLimit.take()) {
      simulation.stats.countTooMany();
      return sendStatus(response, 25, retryAfterHeader(simulation.rateLimit.retryAfter, 1, simulation.now()));
    }
    sendReply(response, compressFor(request, await replyTo(simulation, url, request)));
  } catch (error) {
    if (error instanceof StatusError) return sendStatus(response, error.code);
    process.stderr.write(`simulator: ${url.pathname} ${error instanceof Error ? error.stack : String(error)}\n`);
    if (response.headersSent) response.destroy();
    else sendStatus(response, 11);
  }
}

const isPicture = (url: URL) => url.pathname.startsWith('/t/p/') || url.pathname.startsWith('/vi/');
const isExport = (url: URL) => url.pathname.startsWith('/p/exports/');

async function answerFaulty(
  simulation: Simulation,
  fault: Fault,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (isExport(url) && isExportFault(fault.kind)) return sendExport(simulation, url.pathname, response, fault.kind);
  if (fault.kind === 'stale-page') {
    url.searchParams.set('page', String(Math.max(1, Number(url.searchParams.get('page') ?? 1) - 1)));
  }
  await answerWithFault(simulation, fault, () => replyTo(simulation, url, request), response);
}

async function replyTo(simulation: Simulation, url: URL, request: IncomingMessage): Promise<Reply> {
  if (url.pathname.startsWith('/t/p/')) return answerImage(simulation, url.pathname, request);
  if (url.pathname.startsWith('/vi/')) return answerVideoStill(simulation, url.pathname);
  if (url.pathname === '/oembed') return answerOembed(url);
  if (url.pathname === '/robots.txt') return { status: 404, headers: {}, body: Buffer.alloc(0) };
  if (url.pathname.startsWith('/ingressos/')) return answerTickets(simulation, url, request);
  if (!url.pathname.startsWith('/3/')) throw new StatusError(34);
  if (!isAuthorised(request, url, simulation.apiKey)) throw new StatusError(7);
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new StatusError(42);
  return answerApi(simulation, url);
}
