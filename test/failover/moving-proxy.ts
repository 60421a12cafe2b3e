import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy with the address applications use, whichever server is behind it. */
export interface MovingProxy {
  port: number;
  /** Routes new connections there; cuts existing ones, which must not go on with the old server. */
  leadTo(port: number): void;
  close(): void;
}

export async function openMovingProxy(firstPort: number): Promise<MovingProxy> {
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
