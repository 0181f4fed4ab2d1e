import type { ComponentType } from 'react';
import type { CallEndpoint } from '#contract/endpoint.ts';
import type { Maintenance } from '#contract/system/entities.ts';
import type { Translator } from '#i18n/translator.ts';
import type { SessionControl } from '../session/session-control.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { PageState } from './page-state.ts';
import type { VisitStore } from './visit-store.ts';

/** What everything that lies over a page is given. */
export interface OverlaysProps {
  /** Name of the layout of the page at hand. */
  readonly layout: string;
}

/** What loaders and components work with; made once per request on the server and once per visit in the browser. */
export interface PageContext {
  readonly state: PageState;
  readonly translator: Translator;
  /** Calls an endpoint: directly on the server, over HTTP in the browser. */
  readonly call: CallEndpoint;
  readonly session: SessionStore;
  readonly visit: VisitStore;
  /** What stands in place of every page under maintenance; browsers load it only then. */
  readonly MaintenancePage: ComponentType<{ readonly entry: Maintenance }> | null;
  /** Everything that lies over pages; browsers fetch it once they have taken the page over. */
  readonly Overlays: ComponentType<OverlaysProps>;
  /** What begins and ends a session; it comes when it is needed, and in the browser only. */
  readonly loadSessionControl: () => Promise<SessionControl>;
}

let provide: (() => PageContext) | undefined;

/** The server's entry says here where the context of the request at hand comes from. */
export function setServerPageContext(provider: () => PageContext): void {
  provide = provider;
}

export function serverPageContext(): PageContext {
  if (provide === undefined) throw new Error('setServerPageContext was not called');
  return provide();
}
