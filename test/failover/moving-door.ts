import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The address applications know, whichever server is behind it. */
export interface MovingDoor {
  port: number;
  /** From now on it leads there; who is inside is put out, and may not go on talking to the one before. */
  leadTo(port: number): void;
  close(): void;
}

export async function openMovingDoor(firstPort: number): Promise<MovingDoor> {
  let target = firstPort;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const database = connect(target, '127.0.0.1');
    keep(client);
    keep(database);
    client.pipe(database);
    database.pipe(client);
    client.once('close', () => database.destroy());
    database.once('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}
