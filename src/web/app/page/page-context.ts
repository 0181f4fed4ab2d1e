import type { ComponentType } from 'react';
import type { CallEndpoint } from '#contract/endpoint.ts';
import type { Maintenance } from '#contract/system/entities.ts';
import type { Translator } from '#i18n/translator.ts';
import type { SessionControl } from '../session/session-control.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { PageState } from './page-state.ts';
import type { VisitStore } from './visit-store.ts';

/** Props of the overlay container. */
export interface OverlaysProps {
  /** Layout of the current page. */
  readonly layout: string;
}

/** The context of loaders and components; created per request on the server and per visit in the browser. */
export interface PageContext {
  readonly state: PageState;
  readonly translator: Translator;
  /** Calls an endpoint: directly on the server, over HTTP in the browser. */
  readonly call: CallEndpoint;
  readonly session: SessionStore;
  readonly visit: VisitStore;
  /** Replaces every page during maintenance; browsers load it only then. */
  readonly MaintenancePage: ComponentType<{ readonly entry: Maintenance }> | null;
  /** The overlay manager; browsers load it after hydration. */
  readonly Overlays: ComponentType<OverlaysProps>;
  /** Starts and ends sessions; loaded on demand, in the browser only. */
  readonly loadSessionControl: () => Promise<SessionControl>;
}

let provide: (() => PageContext) | undefined;

/** Called by the server entry to provide the context of the current request. */
export function setServerPageContext(provider: () => PageContext): void {
  provide = provider;
}

export function serverPageContext(): PageContext {
  if (provide === undefined) throw new Error('setServerPageContext was not called');
  return provide();
}
