import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';
import { callShapeOf } from '../src/contract/call-shape.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';

/** The calls of the contract. Those of static files are left: a page checks what another host has sent. */
const ENDPOINTS = /\/src\/contract\/(?!static\/)[^/]+\/(?:[a-z-]+-)?endpoints\.ts$/;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
}

function isPlain(value: unknown): boolean {
  const json = JSON.stringify(value);
  return json !== undefined && isDeepStrictEqual(JSON.parse(json), value);
}

/**
 * The module of endpoints as browsers get it: shapes, and plain values beside them. What is neither, such as a schema
 * that endpoints share, is left out; importing it in a page fails the build.
 */
export function writeShapes(exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .filter(([, value]) => isEndpoint(value) || isPlain(value))
    .map(([name, value]) => [name, JSON.stringify(isEndpoint(value) ? callShapeOf(value) : value)])
    .map(([name, json]) => `export const ${name} = ${json};\n`)
    .join('');
}

/** Reduces endpoints to what browsers need of them (src/contract/call-shape.ts). The server keeps all of it. */
export function leanCalls(): Plugin {
  return {
    name: 'lean-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ENDPOINTS },
      handler: async (_, id) => ({ code: writeShapes(await import(pathToFileURL(id).href)), map: null }),
    },
  };
}
