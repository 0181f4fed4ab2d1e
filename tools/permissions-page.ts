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

Made from the calls themselves by \`npx node tools/write-permissions-page.ts\`; a test makes every closed call in every role and is refused.

- **Visitor**: nobody is signed in. **Player**: anybody signed in. **Developer**: an account of type 99, approved and not switched off. **Operator**: named by OPERATOR_EMAILS or made one. One person can be all of them.
- Every object belongs to somebody, and the query that reads or changes it asks for that: a player reaches the own orders, top-ups, invoices, devices, sessions, library, ratings and notifications, a developer the own applications, versions, products, tokens, webhooks, sales and statements. What is somebody else's answers as a missing one does.
- Operators review, remove, restore, suspend, maintain, set rates, draws and banners, and decide refunds; a refund of ${LIMITS.refundSecondPersonFrom} TWD or more needs a second one. Everything they do is in the audit log. They cannot act in a player's or a developer's place.
- A developer who was switched off still reads, and writes nothing. An account whose e-mail address is not proved, and a device that is not in the list of an account which listed devices only may use, make only the calls marked so.
- An access token stands in for its developer in the calls that name its scope, for the applications it was made for, and nowhere else.
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

const HEAD = ['Call', 'What it does', 'Visitor', 'Player', 'Developer', 'Operator', 'Besides'];

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
  const { allowsAccessToken = [], allowsUnverified, allowsUnlistedDevice, allowsDeactivated, heedsSession } = endpoint;
  return [
    allowsAccessToken.length > 0 && `token: ${allowsAccessToken.join(', ')}`,
    heedsSession && 'looks at a session',
    allowsUnverified && 'unproved e-mail',
    allowsUnlistedDevice && 'unlisted device',
    allowsDeactivated && 'switched off',
  ]
    .filter(Boolean)
    .join('; ');
}
