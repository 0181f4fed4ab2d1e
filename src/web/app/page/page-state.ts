import type { Maintenance } from '#contract/system/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Audience } from '#domain/age/age-audience.ts';
import type { AgePolicy } from '#domain/age/age-gate.ts';
import type { Device } from '#domain/device/device.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import type { RouteGuardMode } from '#domain/page/route-guard.ts';
import type { MessageBundle } from '#i18n/compile-messages.ts';

/** Name of the meta element with the page's state from the server. */
export const PAGE_STATE_META = 'page-state';

/** Page state that depends on the request; the server sends it with the page. */
export interface PageState {
  readonly locale: LocaleCode;
  readonly locales: readonly LocaleCode[];
  /** Origin of canonical links. */
  readonly origin: string;
  readonly guard: RouteGuardMode;
  readonly guardAlso: readonly string[];
  /** The signed-in user, null for visitors; follows the session in the browser. */
  readonly user: PageUser | null;
  /**
   * Audience of the page, which decides whether games for adults are veiled, shown or hidden. Follows the session in
   * the browser.
   */
  readonly audience: Audience;
  /** The audience follows from the account's date of birth, which the visitor's answer does not change. */
  readonly isAgeOfAccount: boolean;
  /** Where the store asks for the age. */
  readonly ageNotice: AgePolicy;
  /** IP address of the request; empty for visitors, whose pages are shared. */
  readonly clientIp: string;
  /** Domain of the readable session cookie; empty: the page's own host. */
  readonly cookieDomain: string;
  readonly device: Pick<Device, 'kind' | 'system'>;
  /** The current maintenance; routes with `isOpenDuringMaintenance` stay open. */
  readonly maintenance: Maintenance | undefined;
  /** The next maintenance, however far ahead. */
  readonly plannedMaintenance: Maintenance | undefined;
  readonly upgradeNotice: { readonly successorName: string; readonly url: string } | null;
  readonly gameRulesUrl: string;
  readonly companyName: string;
  readonly staticBase: string;
  readonly gamesOrigin: string;
  /** Key of the request signature: protects integrity and clock, does not authenticate (decisions.md). */
  readonly signKey: string;
  /** Addresses of the message catalogs of this language. */
  readonly messageUrls: Readonly<Record<MessageBundle, string>>;
}
