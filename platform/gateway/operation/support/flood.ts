// A worker that opens connections, sends on each the same request over and over in one write, and reads no answer.
import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';

export type Flood = { port: number; connections: number; request: string; isSent: Int32Array };

const { port, connections, request, isSent } = workerData as Flood;
/** As much as one read of Node takes. */
const requests = request.repeat(65_536 / request.length);

const sent = Array.from(
  { length: connections },
  () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      // Closed before all of it was sent: as it should be.
      socket.on('error', resolve);
      socket.pause();
      socket.write(requests, resolve);
    }),
);
await Promise.all(sent);
Atomics.store(isSent, 0, 1);
// Holds the connections until it is ended.
setInterval(() => {}, 60_000);
