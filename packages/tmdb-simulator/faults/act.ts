import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RetryAfterStyle, retryAfterHeader } from '../rate-limit.ts';
import { type Reply, sendReply } from '../reply.ts';
import type { Simulation } from '../simulation.ts';
import { sendStatus } from '../status.ts';
import type { Fault } from './fault.ts';
import { spoilBody } from './spoil-body.ts';
import { sendDrip, sendHuge, sendTruncated } from './spoil-transfer.ts';

const DEFAULT_MS = 1000;

const PROXY_PAGE = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Answers as the fault says. `honest` builds the right answer, for faults that change one. */
export async function answerWithFault(
  simulation: Simulation,
  fault: Fault,
  honest: () => Promise<Reply>,
  response: ServerResponse,
): Promise<void> {
  const afterMs = fault.after_ms ?? DEFAULT_MS;

  switch (fault.kind) {
    case 'refuse':
      response.socket?.resetAndDestroy();
      return simulation.refuseConnections(afterMs);
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'close':
      response.socket?.destroy();
      return;
    case 'hang':
      return;
    case 'slow':
      await sleep(afterMs, undefined, { ref: false });
      return sendReply(response, await honest());
    case 'drip':
      return sendDrip(response, await honest(), fault.after_ms ?? 100);
    case '429-seconds':
    case '429-date':
    case '429-absent': {
      simulation.stats.countTooMany();
      const style = fault.kind.slice('429-'.length) as RetryAfterStyle;
      return sendStatus(response, 25, retryAfterHeader(style, Math.ceil(afterMs / 1000), simulation.now()));
    }
    case '500':
      return sendStatus(response, 11);
    case '502-html':
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end(PROXY_PAGE);
      return;
    case '503':
      return sendStatus(response, 46);
    case '504':
      return sendStatus(response, 24);
    // The pipeline has already handled these: it changes the page number and breaks exports.
    case 'stale-page':
    case 'malformed-line':
    case 'truncated-gzip':
      return sendReply(response, await honest());
    case 'truncated':
    case 'chunked-cut':
      return sendTruncated(response, await honest(), fault.kind);
    case 'huge':
      return sendHuge(response, await honest());
    case 'empty':
    case 'wrong-type':
    case 'invalid-json':
    case 'corrupt-gzip':
    case 'drift-null':
    case 'drift-string':
    case 'drift-enum':
      return sendReply(response, spoilBody(fault.kind, await honest()));
  }
}
