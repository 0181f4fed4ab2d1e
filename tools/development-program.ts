import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';

/** What `src/main.ts` reports each time Vite loads it. */
interface DevelopmentProgram {
  /** Settles once the product has started. */
  readonly opening: Promise<unknown>;
  close(): Promise<void>;
}

declare module 'vite/types/customEvent.js' {
  interface CustomEventMap {
    'starhall:program': DevelopmentProgram;
  }
}

/** Texts shown on pages but read only on the server; Vite should not reload pages for them. */
const TEXTS = /\/(?:src\/i18n\/(?:catalogs|places)\/.+\.json|content\/.+\.md)$/;
const STYLES = /\.css$/;

/**
 * Runs the program in development. Vite reloads it after a change but never disposes of the previous instance, so each
 * one is closed once its successor is open, or when Vite exits: the last one stops the embedded database.
 */
export function developmentProgram(): Plugin {
  const programs = new Set<DevelopmentProgram>();
  let hasNewTexts = false;
  let stopWatchingSignals = () => {};

  const close = async (program: DevelopmentProgram) => {
    // One that failed to open has nothing to close.
    if (programs.delete(program)) await program.close().catch(() => {});
  };

  return {
    name: 'development-program',
    apply: 'serve',
    configureServer(server) {
      stopWatchingSignals = closeOnSignal(server);
      const { client, ssr } = server.environments;
      ssr.hot.on('starhall:program', async (program) => {
        const earlier = [...programs];
        programs.add(program);
        try {
          await program.opening;
        } catch {
          programs.delete(program);
          return;
        }
        if (hasNewTexts) reload(client);
        hasNewTexts = false;
        await Promise.all(earlier.map(close));
      });
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'ssr') return;
      // The program knows style sheets only by URL.
      if (STYLES.test(file)) return [];
      if (!TEXTS.test(file)) return;
      hasNewTexts = true;
      if (modules.length === 0) reload(this.environment);
    },
    async closeServer() {
      stopWatchingSignals();
      await Promise.all([...programs].map(close));
    },
  };
}

function reload({ hot }: DevEnvironment): void {
  hot.send({ type: 'full-reload' });
}

/**
 * Closes on Ctrl-C, which Vite does not handle, and ignores further signals meanwhile: npm forwards those that the
 * terminal has already sent to the whole process group.
 */
function closeOnSignal(server: ViteDevServer): () => void {
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    void server.close().finally(() => process.exit());
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return () => {
    if (isStopping) return;
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
}
