import type { LocaleCode } from '#contract/locales.ts';
import type { Maintenance } from '#contract/system/entities.ts';
import type { Device } from '#domain/device.ts';
import type { RouteGuardMode } from '#domain/route-guard.ts';

/** What every page knows from its request; the server sends it with the page. */
export interface PageState {
  readonly locale: LocaleCode;
  readonly locales: readonly LocaleCode[];
  /** Origin that canonical links carry. */
  readonly origin: string;
  readonly guard: RouteGuardMode;
  readonly guardAlso: readonly string[];
  readonly isSignedIn: boolean;
  readonly device: Pick<Device, 'kind' | 'system'>;
  readonly maintenance: Maintenance | undefined;
  readonly upgradeNotice: { readonly successorName: string; readonly url: string } | null;
  readonly gameRulesUrl: string;
  readonly companyName: string;
  readonly staticBase: string;
  readonly gamesOrigin: string;
  /** Key of the request signature: proves integrity and clock, never identity (decisions.md). */
  readonly signKey: string;
  /** Addresses of the message catalogs of this language. */
  readonly messageUrls: { readonly core: string; readonly errors: string };
}
