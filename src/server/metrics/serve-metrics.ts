import { createServer, type Server } from 'node:http';
import { withAdvice } from '../listen.ts';
import type { Prometheus } from './prometheus.ts';

export interface MetricsPort {
  readonly host: string;
  readonly port: number;
}

/** Serves /metrics on a port of its own, which the public cannot reach. @throws if the port is unavailable. */
export function serveMetrics(metrics: Pick<Prometheus, 'read' | 'contentType'>, port: MetricsPort): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  return new Promise((resolve, reject) => {
    const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
    server.once('error', (error) => reject(withAdvice(error, port, names)));
    server.listen(port.port, port.host, () => resolve(server));
  });
}
