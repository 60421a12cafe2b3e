import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseFaults } from './faults/fault.ts';
import { parseMoviePatch } from './movie-patch.ts';
import type { Simulation } from './simulation.ts';

/** `/__sim/*`: how a test, or a person at a terminal, tells the simulator what to do. */
export async function answerControl(
  simulation: Simulation,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { catalogue, faults, stats, rateLimit } = simulation;
  const route = `${request.method} ${url.pathname}`;

  if (route === 'GET /__sim/stats') return sendJson(response, 200, stats.report());
  if (route === 'GET /__sim/faults') return sendJson(response, 200, faults.list());

  if (route === 'POST /__sim/faults') {
    const parsed = parseFaults(await readJson(request));
    if (typeof parsed === 'string') return sendJson(response, 400, { error: parsed });
    faults.replace(parsed);
    return sendJson(response, 200, { faults: parsed.length });
  }
  if (route === 'DELETE /__sim/faults') {
    faults.replace([]);
    return sendJson(response, 200, { faults: 0 });
  }
  if (route === 'POST /__sim/stats/reset') {
    stats.reset();
    return sendJson(response, 200, stats.report());
  }
  if (route === 'POST /__sim/reset') {
    catalogue.reset();
    faults.replace([]);
    stats.reset();
    rateLimit.reset();
    return sendJson(response, 200, { reset: true });
  }

  const movieId = /^PATCH \/__sim\/movie\/(\d+)$/.exec(route)?.[1];
  const movie = movieId ? catalogue.findMovie(Number(movieId)) : undefined;
  if (!movie) return sendJson(response, 404, { error: `nothing at ${route}` });

  const patch = parseMoviePatch(movie, await readJson(request));
  if (typeof patch === 'string') return sendJson(response, 400, { error: patch });
  catalogue.patchMovie(movie.id, patch);
  return sendJson(response, 200, { patched: movie.id });
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, document: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' });
  response.end(JSON.stringify(document));
}
