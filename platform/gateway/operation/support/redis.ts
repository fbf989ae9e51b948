import { startProcess, type RunningProcess } from '@tesela/testing/process';

/** Starts a real Redis without persistence. */
export async function startRedis(port: number): Promise<RunningProcess> {
  const args = ['--port', String(port), '--save', '', '--bind', '127.0.0.1'];
  const server = startProcess('/usr/bin/redis-server', args);
  await server.waitForLine(/Ready to accept connections/);
  return server;
}
