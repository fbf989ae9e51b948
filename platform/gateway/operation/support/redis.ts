import { startProcess, type Running } from '@clinic/testing/process';

/** A real Redis that keeps nothing on the disk. */
export async function startRedis(port: number): Promise<Running> {
  const args = ['--port', String(port), '--save', '', '--bind', '127.0.0.1'];
  const server = startProcess('/usr/bin/redis-server', args);
  await server.says(/Ready to accept connections/);
  return server;
}
