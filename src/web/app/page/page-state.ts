import type { Maintenance } from '#contract/system/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Audience } from '#domain/age/age-audience.ts';
import type { AgePolicy } from '#domain/age/age-gate.ts';
import type { Device } from '#domain/device/device.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import type { RouteGuardMode } from '#domain/page/route-guard.ts';
import type { MessageBundle } from '#i18n/compile-messages.ts';

/** Name of the meta element that carries the page's state from the server. */
export const PAGE_STATE_META = 'page-state';

/** What every page knows from its request; the server sends it with the page. */
export interface PageState {
  readonly locale: LocaleCode;
  readonly locales: readonly LocaleCode[];
  /** Origin that canonical links carry. */
  readonly origin: string;
  readonly guard: RouteGuardMode;
  readonly guardAlso: readonly string[];
  /** Who is signed in, null for visitors; in the browser it follows the session. */
  readonly user: PageUser | null;
  /** For whom the page is made: games for adults are veiled, shown or left out. In the browser it follows the session. */
  readonly audience: Audience;
  /** The account's date of birth says so, which no answer changes. */
  readonly isAgeOfAccount: boolean;
  /** Where the store asks for an age. */
  readonly ageNotice: AgePolicy;
  /** Address that the request came from; empty for visitors, whose pages everybody gets. */
  readonly clientIp: string;
  /** Domain of the session's readable cookie; empty: the page's own host. */
  readonly cookieDomain: string;
  readonly device: Pick<Device, 'kind' | 'system'>;
  /** The maintenance that runs; what is shown meanwhile says `isOpenDuringMaintenance`. */
  readonly maintenance: Maintenance | undefined;
  /** The maintenance that comes next, however far off. */
  readonly plannedMaintenance: Maintenance | undefined;
  readonly upgradeNotice: { readonly successorName: string; readonly url: string } | null;
  readonly gameRulesUrl: string;
  readonly companyName: string;
  readonly staticBase: string;
  readonly gamesOrigin: string;
  /** Key of the request signature: proves integrity and clock, never identity (decisions.md). */
  readonly signKey: string;
  /** Addresses of the message catalogs of this language. */
  readonly messageUrls: Readonly<Record<MessageBundle, string>>;
}
