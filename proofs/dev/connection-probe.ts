import { connect } from 'node:net';

const EVERY_MS = 50;

/** Opens a connection twenty times a second and counts the refused ones. Sends no request, which would add load. */
export function probeConnections(port: number): { stop(): { made: number; refused: number } } {
  const counted = { made: 0, refused: 0 };
  const timer = setInterval(() => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      counted.made += 1;
      socket.destroy();
    });
    socket.once('error', () => {
      counted.refused += 1;
    });
  }, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return { ...counted };
    },
  };
}
