import type { ServerResponse } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { EXPORT_FAULTS, type FaultKind } from '../faults/fault.ts';
import type { Simulation } from '../simulation.ts';
import { exportLines } from './export-lines.ts';
import { isExportThere, parseExportName } from './export-name.ts';

type ExportFault = (typeof EXPORT_FAULTS)[number];

export const isExportFault = (kind: FaultKind): kind is ExportFault => EXPORT_FAULTS.some((fault) => fault === kind);

/** Written in chunks of about this many characters, so that four million lines are never in memory at once. */
const PIECE = 64 * 1024;
/** The last bytes, which are dropped: gzip's checksum and a little of the data before it. */
const HELD_BACK = 40;

/** Streamed while it is generated. As at files.tmdb.org, no key is needed, and the 404 of a missing file is not JSON. */
export async function sendExport(
  simulation: Simulation,
  path: string,
  response: ServerResponse,
  fault?: ExportFault,
): Promise<void> {
  const name = parseExportName(path);
  if (!name || !isExportThere(name, simulation.world.now())) {
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end('<Error><Code>NoSuchKey</Code></Error>');
    return;
  }
  response.writeHead(200, { 'content-type': 'application/gzip' });
  const lines = exportLines(simulation.world, name.file);
  const text = Readable.from(inPieces(fault === 'malformed-line' ? withMalformedLine(lines) : lines));
  // A client that closes the connection is not an error here.
  await pipeline(text, createGzip({ level: 1 }), ...(fault === 'truncated-gzip' ? [withoutEnd()] : []), response).catch(
    () => undefined,
  );
}

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

/** Inserts a truncated line between two good ones. */
function* withMalformedLine(lines: Iterable<string>): Generator<string> {
  let number = 0;
  for (const line of lines) {
    yield line;
    number += 1;
    if (number === 2) yield line.slice(0, Math.floor(line.length / 2));
  }
}

/** A complete response with an incomplete gzip stream. */
function withoutEnd(): Transform {
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const all = Buffer.concat([held, chunk]);
      held = Buffer.from(all.subarray(Math.max(0, all.length - HELD_BACK)));
      done(null, all.subarray(0, Math.max(0, all.length - HELD_BACK)));
    },
    flush: (done) => done(),
  });
}
