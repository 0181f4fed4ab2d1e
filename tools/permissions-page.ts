import type { AuthGroup, Endpoint } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { endpoints } from '#server/endpoints.ts';
import { code, markdownTable } from './rules-page/markdown-table.ts';

/** Callers from least to most privileged. Developers and operators are players as well. */
export const ROLES = ['visitor', 'player', 'developer', 'operator'] as const;
export type Role = (typeof ROLES)[number];

const OPEN_TO: Readonly<Record<AuthGroup, readonly Role[]>> = {
  none: ROLES,
  dev: ROLES,
  public: ROLES,
  user: ['player', 'developer', 'operator'],
  developer: ['developer'],
  operator: ['operator'],
};

/** Who may make a call; the handler checks access to individual objects. */
export function rolesOf({ auth }: Pick<Endpoint, 'auth'>): readonly Role[] {
  return OPEN_TO[auth];
}

const INTRODUCTION = `# Permissions

For anyone who calls the API: who may make which call. Generated from the calls by \`npx node tools/write-permissions-page.ts\`. A test makes every
restricted call in every other role and expects it to be refused. "You" is the caller.

- **Visitor**: not signed in. **Player**: signed in. **Developer**: an account of type 99, approved and not deactivated.
  **Operator**: listed in OPERATOR_EMAILS or appointed. One person can have all roles.
- Every object has an owner, and the query that reads or changes it checks the owner: players can access only their own orders, top-ups,
  invoices, devices, sessions, library, ratings and notifications; developers only their own applications, versions, products, tokens, webhooks, sales and
  statements. An object of another owner is reported as missing.
- Operators review, take down, restore, suspend, maintain, set rates, draws and banners, and decide refunds; a refund or a
  credit from REFUND_SECOND_PERSON_FROM (${LIMITS.secondPersonFrom.TWD} TWD, ${LIMITS.secondPersonFrom.EUR} EUR) needs a second operator. The audit log records
  everything they do. They cannot act on behalf of a player or a developer.
- A deactivated developer can read but not write. An account without a verified email address, and a device that is not on the device list while
  the list is on, can make only the calls marked accordingly.
- An access token acts for its developer only in the calls that name its scope, and only for the applications it was created for.
- Calls under \`/dev\` exist in development only.
`;

/** Renders the matrix of calls and roles. */
export function permissionsPage(): string {
  // Sorted by path: module order depends on the importer.
  const sorted = [...endpoints].sort((a, b) => compare(`${a.path} ${a.method}`, `${b.path} ${b.method}`));
  const groups = Map.groupBy(sorted, ({ group }) => group);
  const sections = [...groups].map(([group, calls]) => `## ${group}\n\n${markdownTable(HEAD, calls.map(writeRow))}\n`);
  return [INTRODUCTION, ...sections].join('\n');
}

const compare = (a: string, b: string) => (a < b ? -1 : 1);

const HEAD = ['Call', 'What it does', 'Visitor', 'Player', 'Developer', 'Operator', 'Also'];

function writeRow(endpoint: Endpoint): string[] {
  const { method, path, summary } = endpoint;
  const open = rolesOf(endpoint);
  return [
    code(`${method} ${path}`),
    summary,
    ...ROLES.map((role) => (open.includes(role) ? '✓' : '')),
    writeRest(endpoint),
  ];
}

function writeRest(endpoint: Endpoint): string {
  const {
    allowsAccessToken = [],
    allowsUnverified,
    allowsUnlistedDevice,
    allowsDeactivated,
    heedsSession,
    needsRecentSignIn,
  } = endpoint;
  return [
    allowsAccessToken.length > 0 && `token: ${allowsAccessToken.join(', ')}`,
    heedsSession && 'uses a session',
    allowsUnverified && 'unverified email',
    allowsUnlistedDevice && 'unlisted device',
    allowsDeactivated && 'deactivated',
    needsRecentSignIn && 'needs a recent sign-in',
  ]
    .filter(Boolean)
    .join('; ');
}
