import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll } from 'vitest';

export interface DatabaseDoor {
  /** The database's URL through this proxy. */
  url: string;
  /** Like a killed server: cuts every connection and refuses new ones. */
  close(): Promise<void>;
  /** Like a hanging machine: connections stay open, new ones are accepted, and nothing is ever answered. */
  fallSilent(): void;
  /** How many chunks clients sent while it was silent. */
  unheard(): number;
  open(): Promise<void>;
}

/** A TCP proxy between a process and its database that can be closed, while other tests go on using the server. */
export async function openDatabaseDoor(databaseUrl: string): Promise<DatabaseDoor> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let unheard = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server: Server = createServer((client) => {
    keep(client);
    const database = connect(Number(target.port), target.hostname);
    keep(database);
    const hear = (chunk: Buffer) => (isSilent ? (unheard += 1) : database.write(chunk));
    client.on('data', hear).once('close', () => database.destroy());
    database.on('data', (chunk) => isSilent || client.write(chunk)).once('close', () => client.destroy());
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  afterAll(() => {
    cut();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
    fallSilent: () => {
      isSilent = true;
    },
    unheard: () => unheard,
    async open() {
      isSilent = false;
      cut();
      if (!server.listening) await listen(port);
    },
  };
}
