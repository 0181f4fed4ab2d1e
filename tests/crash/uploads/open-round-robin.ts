import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that sends each request to the next of several ports, whoever has answered the one before. */
export async function openRoundRobin(ports: readonly number[]) {
  let turn = 0;
  const server = createServer((request, response) => {
    turn += 1;
    const { method, url: path, headers } = request;
    const port = ports[turn % ports.length];
    const onward = sendRequest({ host: '127.0.0.1', port, method, path, headers, agent: false });
    const give = () => {
      onward.destroy();
      request.destroy();
    };
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', give).pipe(response);
    });
    onward.on('error', give);
    request.on('error', give);
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
