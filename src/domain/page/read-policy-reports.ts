import { LIMITS } from '#contract/values/limits.ts';

/** A report as stored, without anything that identifies its sender. */
export interface StoredPolicyReport {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/** Directives whose violations concern a page; reports with others are ignored. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'worker-src', 'object-src', 'base-uri'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'media-src', 'manifest-src'],
  ...['connect-src', 'frame-src', 'child-src', 'form-action', 'frame-ancestors'],
  ...['require-trusted-types-for', 'trusted-types'],
]);
const KEYWORD = /^[a-z][a-z-]{0,30}$/;
/** The secret part of a preview's address, which grants access. */
const PERMISSION = /^(\/play-files\/preview\/)[^/]*/;
/** The start of such a report: the sink, as in `Element innerHTML|<img …`. */
const SINK = /^[A-Za-z]{1,30} [A-Za-z]{1,30}(?=\|)/;
const REPORTS_MAX = 20;

/**
 * Parses the reports in a request body, for pages of this origin, in either format: `application/csp-report` (a
 * single report) or `application/reports+json`. Ignores malformed reports and those caused by browser extensions.
 * @param body Parsed JSON.
 */
export function readPolicyReports(body: unknown, origin: string): StoredPolicyReport[] {
  const one = field(body, 'csp-report');
  if (one !== undefined) return keep(one, OLD_NAMES, origin);
  if (!Array.isArray(body)) return [];
  return body
    .slice(0, REPORTS_MAX)
    .filter((report) => field(report, 'type') === 'csp-violation')
    .flatMap((report) => keep(field(report, 'body'), NEW_NAMES, origin));
}

const OLD_NAMES = {
  page: 'document-uri',
  directive: 'effective-directive',
  blocked: 'blocked-uri',
  sample: 'script-sample',
} as const;
const NEW_NAMES = {
  page: 'documentURL',
  directive: 'effectiveDirective',
  blocked: 'blockedURL',
  sample: 'sample',
} as const;

type Names = typeof OLD_NAMES | typeof NEW_NAMES;

function keep(report: unknown, names: Names, origin: string): StoredPolicyReport[] {
  const page = URL.parse(text(report, names.page));
  // Older browsers send the whole directive.
  const directive = (text(report, names.directive) || text(report, 'violated-directive')).split(' ', 1)[0] ?? '';
  const blocked = readBlocked(text(report, names.blocked), text(report, names.sample), origin);
  if (page?.origin !== origin || !DIRECTIVES.has(directive) || blocked === undefined) return [];
  return [{ directive, blocked, page: shorten(page.pathname) }];
}

function readBlocked(blocked: string, sample: string, origin: string): string | undefined {
  if (blocked === '') return 'inline';
  if (blocked === 'trusted-types-sink') return [blocked, SINK.exec(sample)?.[0] ?? ''].join(' ').trim();
  if (KEYWORD.test(blocked)) return blocked.endsWith('-extension') ? undefined : blocked;
  const address = URL.parse(blocked);
  if (address === null || address.protocol.endsWith('-extension:')) return undefined;
  if (address.origin === origin) return shorten(address.pathname);
  return address.protocol.startsWith('http')
    ? shorten(address.origin + address.pathname)
    : address.protocol.slice(0, 30);
}

function shorten(path: string): string {
  return path.replace(PERMISSION, '$1…').slice(0, LIMITS.policyReportPageLength);
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function text(value: unknown, name: string): string {
  const found = field(value, name);
  return typeof found === 'string' ? found : '';
}
