import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publisherFile } from './tools/build-publisher.ts';
import { sdkFiles } from './tools/build-sdk.ts';
import { serviceWorkerFile } from './tools/build-service-worker.ts';
import { developmentProgram } from './tools/development-program.ts';
import { featureDoors } from './tools/feature-doors.ts';
import { leanCalls } from './tools/lean-calls.ts';
import { leanLibraries } from './tools/lean-libraries.ts';
import { leanStyles } from './tools/lean-styles.ts';
import { RUNTIME_PACKAGES } from './tools/release/runtime-packages.ts';
import { isSharedPart, sharedChunks } from './tools/shared-chunks.ts';
import { signedInFiles } from './tools/signed-in-files.ts';
import { styleSources } from './tools/style-sources.ts';

/** Packages outside the server's bundle: those that it needs beside it, and one that only the development server loads. */
const external = [...RUNTIME_PACKAGES, 'lightningcss'];

/** Inside lucide-react, the function that makes its icons: ours renders them in a third of the time. */
const createLucideIcon = {
  find: /^\.\.?\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('./src/web/first-load/create-lucide-icon.ts', import.meta.url)),
};

/** The hall until it is used. */
const HALL =
  /src\/web\/(?:routes\/index(?:_v2)?\.tsx\?|features\/hall\/(?:hall\.|hero-banners|use-carousel)|kit\/game\/banner-words)/;
/** What makes the calls of visitors. */
const CLIENT =
  /src\/(?:client\/(?:build-request|call-failure|camel-case|create-public-client|error-message|fetch-with-timeout|send-call|server-clock|unwrap-reply)|contract\/(?:call-shape|errors\/error-definitions|request\/(?:array-parameters|canonical-params|signature)))\.ts/;
/** Routes of pages that visitors open directly (web/entry/visitor-routes.ts). */
const VISITOR_ROUTES =
  /src\/web\/(?:entry\/visitor-routes|routes\/(?:(?:about|age|developer_|games|library|login|play|offline|search|unsubscribe)\b|(?:application|developers|help|news|store|terms)\/)[^?]*$)/;
/** Parts whose files are not named again by the scripts that load them. */
const NAMED_IN_HEADS = /\/(?:signed-in-parts|browser-session)-/;

export default defineConfig(({ command }) => {
  // For who runs the product, NODE_ENV is a setting of theirs. What they build is the product whatever it says: with
  // "development" it would carry React's own checks, and would take itself for the development server.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    resolve: { alias: [createLucideIcon] },
    server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? '127.0.0.1' },
    plugins: [
      styleSources(),
      tailwindcss(),
      leanStyles(),
      tanstackStart({
        srcDirectory: 'src',
        router: {
          entry: 'web/entry/router.tsx',
          routesDirectory: 'web/routes',
          generatedRouteTree: 'web/entry/route-tree.gen.ts',
          quoteStyle: 'single',
          semicolons: true,
          // A page's loader comes with its component, so that opening one page does not load the calls of all others.
          codeSplittingOptions: {
            defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
          },
        },
        client: { entry: 'web/entry/client.tsx' },
        server: { entry: 'entry.ts' },
        importProtection: { enabled: false },
        serverFns: { disableCsrfMiddlewareWarning: true },
      }),
      viteReact(),
      publisherFile(),
      sdkFiles(),
      serviceWorkerFile(),
      signedInFiles(),
      leanCalls(),
      leanLibraries(),
      featureDoors(),
      developmentProgram(),
    ],
    environments: {
      // What every page loads comes in one file: a dozen shared pieces would each be a request and a dictionary of its own.
      // The routes of the pages that the hall does without (web/entry/open-routes.ts) come in another. Constants are
      // written where they are read, or that one file would hold those of every page.
      client: {
        build: {
          rollupOptions: {
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              // Shared parts are named only by their hash: a page names dozens of them.
              chunkFileNames: ({ name }) => (isSharedPart(name) ? 'assets/[hash].js' : 'assets/[name]-[hash].js'),
              codeSplitting: {
                groups: [
                  { name: 'app', tags: ['$initial'], priority: 4 },
                  { name: 'hall', test: HALL, priority: 2, includeDependenciesRecursively: false },
                  { name: 'client', test: CLIENT, priority: 3, includeDependenciesRecursively: false },
                  { name: 'visitor-routes', test: VISITOR_ROUTES, priority: 3 },
                  { name: 'routes', test: /src\/web\/routes\/[^?]*$/, priority: 2 },
                  { ...sharedChunks(), priority: 1 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // The build carries React compiled for production; at run time, Node.js would choose it by NODE_ENV.
        resolve: command === 'build' ? { noExternal: true, external } : {},
        build: { rollupOptions: { external, output: { entryFileNames: 'main.js' } } },
      },
    },
    build: {
      assetsInlineLimit: 0,
      sourcemap: false,
      // The head of a page names the files of signed-in people (tools/signed-in-files.ts).
      modulePreload: { resolveDependencies: (file, files) => (NAMED_IN_HEADS.test(file) ? [] : files) },
    },
  };
});
