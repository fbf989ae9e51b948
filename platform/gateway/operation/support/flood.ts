// Runs in a worker: opens connections, sends the same request many times in one write, and reads no answers.
import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';

export type Flood = { port: number; connections: number; request: string; isSent: Int32Array };

const { port, connections, request, isSent } = workerData as Flood;
/** As many bytes as Node reads at once. */
const requests = request.repeat(65_536 / request.length);

const sent = Array.from(
  { length: connections },
  () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      // The server should close the connection before everything is sent.
      socket.on('error', resolve);
      socket.pause();
      socket.write(requests, resolve);
    }),
);
await Promise.all(sent);
Atomics.store(isSent, 0, 1);
// Keeps the connections open until the worker is terminated.
setInterval(() => {}, 60_000);
