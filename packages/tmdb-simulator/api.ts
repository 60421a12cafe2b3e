import { jsonReply, type Reply } from './reply.ts';
import { findRoute } from './routes.ts';
import type { Simulation } from './simulation.ts';
import { StatusError } from './status.ts';
import { answerDetail } from './world/detail-routes.ts';

/** Everything under `/3`. Unknown parameters are silently ignored, as at TMDB. */
export function answerApi(simulation: Simulation, url: URL): Reply {
  const path = url.pathname.slice('/3'.length);
  const build = findRoute(path);
  const document = build ? build(simulation, url.searchParams) : answerDetail(simulation.world, path, url.searchParams);
  if (document === undefined) throw new StatusError(34);
  return jsonReply(document);
}
