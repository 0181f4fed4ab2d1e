import { once } from 'node:events';

export interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** A CPU profile of V8: which node was running at each sample, and the microseconds since the one before. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Records what a process that was started with `--inspect` does during a load. */
export async function recordProfile(port: number, load: () => Promise<unknown>): Promise<CpuProfile> {
  const targets: { webSocketDebuggerUrl: string }[] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const ask = askOn(socket);
  await ask('Profiler.enable');
  await ask('Profiler.setSamplingInterval', { interval: 200 });
  await ask('Profiler.start');
  await load();
  const { profile } = (await ask('Profiler.stop')) as { profile: CpuProfile };
  socket.close();
  return profile;
}

function askOn(socket: WebSocket) {
  let number = 0;
  return (method: string, params: object = {}) =>
    new Promise((resolve, reject) => {
      number += 1;
      const id = number;
      const onMessage = ({ data }: MessageEvent) => {
        const reply = JSON.parse(String(data));
        if (reply.id !== id) return;
        socket.removeEventListener('message', onMessage);
        if (reply.error) reject(new Error(`${method}: ${reply.error.message}`));
        else resolve(reply.result);
      };
      socket.addEventListener('message', onMessage);
      socket.send(JSON.stringify({ id, method, params }));
    });
}
