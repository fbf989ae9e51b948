// A worker that opens connections, asks on each for the home page 2,000 times at once, and reads no answer.
import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';

export type Flood = { port: number; connections: number; isSent: Int32Array };

const { port, connections, isSent } = workerData as Flood;
const requests = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000);

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
