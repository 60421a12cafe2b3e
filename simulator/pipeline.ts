import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerApi } from './api.ts';
import { isAuthorised } from './auth.ts';
import { answerControl } from './control.ts';
import { answerWithFault } from './faults/act.ts';
import { answerImage } from './images/answer-image.ts';
import { retryAfterHeader } from './rate-limit.ts';
import { compressFor, type Reply, sendReply } from './reply.ts';
import type { Simulation } from './simulation.ts';
import { StatusError, sendStatus } from './status.ts';

/** Control first, then faults, then the limits TMDB would apply, then the answer. */
export async function answer(
  simulation: Simulation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://simulator');
  try {
    if (url.pathname.startsWith('/__sim/')) return await answerControl(simulation, url, request, response);

    simulation.stats.countRequest(url.pathname);
    const fault = simulation.faults.next(url.pathname);
    if (fault) {
      simulation.stats.countFault(fault.kind);
      const honest = () => replyTo(simulation, url, request);
      return await answerWithFault(simulation, fault, honest, response);
    }

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

async function replyTo(simulation: Simulation, url: URL, request: IncomingMessage): Promise<Reply> {
  if (url.pathname.startsWith('/t/p/')) return answerImage(simulation.catalogue, url.pathname, request);
  if (!url.pathname.startsWith('/3/')) throw new StatusError(34);
  if (!isAuthorised(request, url, simulation.apiKey)) throw new StatusError(7);
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new StatusError(42);
  return answerApi(simulation, url);
}
