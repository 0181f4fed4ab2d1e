import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';

/** What `src/main.ts` reports each time Vite loads it. */
interface DevelopmentProgram {
  /** Settles once the product is open. */
  readonly opening: Promise<unknown>;
  close(): Promise<void>;
}

declare module 'vite/types/customEvent.js' {
  interface CustomEventMap {
    'starhall:program': DevelopmentProgram;
  }
}

/** Texts that pages show but only the server imports or reads, so that Vite reloads no page for them. */
const TEXTS = /\/(?:src\/i18n\/(?:catalogs|places)\/.+\.json|content\/.+\.md)$/;
const STYLES = /\.css$/;

/**
 * Runs the program in development. Vite loads it again for a changed file but never disposes of the one before, so each
 * one is closed here once its successor is open, or when Vite ends: the last one stops the embedded database.
 */
export function developmentProgram(): Plugin {
  const programs = new Set<DevelopmentProgram>();
  let hasNewTexts = false;
  let stopWatchingSignals = () => {};

  const close = async (program: DevelopmentProgram) => {
    // One that could not open has nothing to close.
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
      // The program knows a style sheet by its address only.
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
 * Closes on Ctrl-C, which Vite leaves to the system, and ignores further signals meanwhile: npm passes on those that the
 * terminal has sent to all its processes already.
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
