import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What a gate does to connections: lets bytes through, refuses, or takes them and says nothing. */
type Mode = 'open' | 'closed' | 'silent';

/** A way to a server that a test can close, or turn into a black hole. */
export interface Gate {
  port: number;
  set(mode: Mode): void;
  /** Refuses connections whose first bytes hold this text, and ends those that did. */
  refuse(text: string): void;
  close(): Promise<void>;
}

/** A gate in front of a server on this machine. */
export async function openGate(port: number): Promise<Gate> {
  let mode: Mode = 'open';
  let refused = '';
  const pairs = new Map<Socket, { server: Socket; hello: string }>();
  const drop = (client: Socket) => {
    pairs.get(client)?.server.destroy();
    client.destroy();
    pairs.delete(client);
  };

  const gate = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    const pair = { server, hello: '' };
    pairs.set(client, pair);
    client.on('data', (bytes) => {
      pair.hello ||= bytes.toString('latin1');
      if (mode === 'closed' || (refused && pair.hello.includes(refused))) drop(client);
      else if (mode === 'open') server.write(bytes);
    });
    server.on('data', (bytes) => mode === 'open' && client.write(bytes));
    for (const socket of [client, server]) {
      socket.on('error', () => drop(client));
      socket.on('close', () => drop(client));
    }
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));

  return {
    port: (gate.address() as AddressInfo).port,
    set(next) {
      mode = next;
      if (mode === 'closed') [...pairs.keys()].forEach(drop);
    },
    refuse(text) {
      refused = text;
      for (const [client, { hello }] of pairs) if (text && hello.includes(text)) drop(client);
    },
    close: async () => {
      [...pairs.keys()].forEach(drop);
      await new Promise((resolve) => gate.close(resolve));
    },
  };
}

/** The same address through a gate. */
export function through(gate: Gate, url: string): string {
  const changed = new URL(url);
  changed.port = String(gate.port);
  return changed.href;
}
