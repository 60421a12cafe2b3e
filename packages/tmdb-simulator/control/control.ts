import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseFaults } from '../faults/fault.ts';
import type { Simulation } from '../simulation.ts';
import { listTruth, switchAvailability } from './availability-control.ts';
import { moveClock } from './clock-control.ts';
import { ControlError } from './control-error.ts';
import { patchMovie } from './movie-control.ts';
import { readJson } from './read-body.ts';

interface ControlRequest {
  query: URLSearchParams;
  body: unknown;
}

type ControlRoute = (simulation: Simulation, request: ControlRequest) => unknown;

const ROUTES: Record<string, ControlRoute> = {
  'GET /stats': ({ stats }) => stats.report(),
  'POST /stats/reset': ({ stats }) => {
    stats.reset();
    return stats.report();
  },
  'GET /pictures': ({ pictureLog }) => pictureLog.list(),
  'DELETE /pictures': ({ pictureLog }) => {
    pictureLog.clear();
    return { pictures: 0 };
  },
  'GET /faults': ({ faults }) => faults.list(),
  'POST /faults': ({ faults }, { body }) => {
    const parsed = parseFaults(body);
    if (typeof parsed === 'string') throw new ControlError(parsed);
    faults.replace(parsed);
    return { faults: parsed.length };
  },
  'DELETE /faults': ({ faults }) => {
    faults.replace([]);
    return { faults: 0 };
  },
  'GET /clock': ({ clock }) => ({ now: clock.now() }),
  'POST /clock': ({ clock }, { body }) => moveClock(clock, body),
  'POST /availability': (simulation, { body }) => {
    const done = switchAvailability(simulation.world, body);
    simulation.forgetLists();
    return done;
  },
  'DELETE /availability': (simulation) => {
    simulation.world.availability.clearSwitches();
    simulation.forgetLists();
    return { switches: 0 };
  },
  'GET /truth/availability': ({ world }, { query }) => listTruth(world, query),
  'POST /tickets': ({ tickets }, { body }) => {
    tickets.given = body;
    return { isGiven: body !== undefined };
  },
  'DELETE /tickets': ({ tickets }) => {
    tickets.given = undefined;
    return { isGiven: false };
  },
  'POST /reset': (simulation) => {
    simulation.tickets.given = undefined;
    simulation.world.reset();
    simulation.forgetLists();
    simulation.clock.reset();
    simulation.faults.replace([]);
    simulation.stats.reset();
    simulation.pictureLog.clear();
    simulation.rateLimit.reset();
    return { reset: true };
  },
};

/** `/__sim/*`: lets a test, or a person at a terminal, control the simulator. */
export async function answerControl(
  simulation: Simulation,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = `${request.method} ${url.pathname.slice('/__sim'.length)}`;
  const movieId = /^PATCH \/movie\/(\d+)$/.exec(name)?.[1];
  const route = movieId ? patchMovie(Number(movieId)) : Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
  if (!route) return sendJson(response, 404, { error: `nothing at ${request.method} ${url.pathname}` });

  try {
    const body = request.method === 'GET' ? undefined : await readJson(request);
    sendJson(response, 200, await route(simulation, { query: url.searchParams, body }));
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    sendJson(response, error.status, { error: error.message });
  }
}

function sendJson(response: ServerResponse, status: number, document: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' });
  response.end(JSON.stringify(document));
}
