import { type AuthGroup, type Endpoint, isSigned, needsSession } from '#contract/endpoint.ts';
import { ERROR_DEFINITIONS } from '#contract/errors/error-definitions.ts';
import { ERROR_MEANINGS } from '#contract/errors/error-meanings.ts';
import { type JsonObject, listRequestFields, toJsonSchema } from '#contract/openapi/json-schema.ts';
import { listErrorCodes } from '#contract/openapi/openapi-answers.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';

const AUTH_TEXT = {
  none: 'Unsigned; anybody.',
  public: 'Signed; anybody.',
  user: 'Signed; a signed-in account.',
  developer: 'Signed; a developer.',
  operator: 'Signed; an operator.',
  dev: 'Unsigned; in development only.',
} as const satisfies Record<AuthGroup, string>;

/** All calls as one HTML page, readable without its script, which adds search. */
export function renderDocsPage(endpoints: readonly Endpoint[], script: string): string {
  const groups = Map.groupBy(endpoints, ({ group }) => group);
  const links = Array.from(groups, ([group, { length }]) => renderLink(idOf(group), titleOf(group), length)).join('');
  const sections = Array.from(groups, ([group, members]) => renderSection(group, members)).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Starhall API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header class="bar"><div><h1>Starhall API</h1>
<search><form hidden><input type="search" name="find" aria-label="Search calls" aria-keyshortcuts="/" autocomplete="off"
placeholder="Path, name, summary or code"><output></output></form></search></div></header>
<div class="page">
<nav aria-label="Sections"><ul>${renderLink('rules', 'Rules')}${links}${renderLink('codes', 'Codes')}</ul></nav>
<main id="calls">${renderRules(endpoints.length)}${sections}${renderCodes()}</main>
</div>
<script type="module">${script}</script>
</body>
</html>
`;
}

const idOf = (group: string) => `section-${group.replaceAll(' ', '-')}`;
const titleOf = (group: string) => escapeHtml(group.charAt(0).toUpperCase() + group.slice(1));

function renderLink(id: string, text: string, count?: number): string {
  return `<li><a href="#${id}">${text}${count === undefined ? '' : ` <span>${count}</span>`}</a></li>`;
}

function renderSection(group: string, members: readonly Endpoint[]): string {
  const id = idOf(group);
  return `<section aria-labelledby="${id}"><h2 id="${id}">${titleOf(group)}</h2>${members.map(renderEndpoint).join('')}</section>`;
}

function renderRules(count: number): string {
  return `<section aria-labelledby="rules"><h2 id="rules">Rules of all calls</h2>
<p>${count} calls, generated from the contract that the service itself runs on.
For programs: the <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
<p>A success answers a JSON object, a list <code>{"count", "list"}</code>. A failure answers
<code>{"result": false, "error": {"code", "message", "fields"?, "params"?}}</code> with the status of its code;
<code>fields</code> names every failing field with a message key.</p>
<p>Signed calls carry <code>yg-token: Bearer &lt;JWT&gt;</code>: HS256, payload
<code>{"iat": &lt;unix seconds&gt;, "params": "&lt;canonical text&gt;", "jti": "&lt;random&gt;"}</code>. The canonical text is JSON of
the parameters (body, or query without <code>nocache</code>) with keys sorted, scalars as text, null as empty text; above 4,096
bytes, <code>paramsSha256</code> has its hex SHA-256 instead. Signed calls that change something are accepted once.</p>
<p>Lists in queries and forms carry indices: <code>applicationIds[0]=a&amp;applicationIds[1]=b</code>.</p>
<p>Build servers and game servers send an access token, <code>Authorization: Bearer sht_…</code>, and sign nothing. Events in
a game are sent to its developer's webhooks, signed as in <a href="https://www.standardwebhooks.com">Standard Webhooks</a>.
Both are explained with examples in the guide <code>docs/selling.md</code>.</p>
<p>The examples are for a shell with these variables: <code>STARHALL_ORIGIN</code>, the address of the store, and
<code>STARHALL_TOKEN</code>, an access token; for calls without access tokens, <code>SIGNED</code>, the JWT of the call, and
<code>SESSION</code>, the token of a signed-in account. Replace values such as <code>com.example.game</code>.</p></section>`;
}

function renderEndpoint(endpoint: Endpoint): string {
  const aliases = (endpoint.aliases ?? []).map((path) => `<p>Also at <code>${escapeHtml(path)}</code>.</p>`).join('');
  const codes = listErrorCodes(endpoint).map((code) => `<a href="#code-${code}">${code}</a>`);
  return `<details class="call" id="${endpoint.name}" data-find="${endpoint.name} ${endpoint.group} ${endpoint.errors.join(' ')}">
<summary><span class="method">${endpoint.method}</span> <h3><code>${escapeHtml(endpoint.path)}</code></h3>
<span class="what">${escapeHtml(endpoint.summary)}</span></summary>
<div><p><a href="#${endpoint.name}"><code>${endpoint.name}</code></a>. ${AUTH_TEXT[endpoint.auth]}${describeScopes(endpoint)}</p>${aliases}
${renderFields(endpoint)}
<h4>Example</h4><pre tabindex="0"><code>${escapeHtml(buildExample(endpoint))}</code></pre>
<h4>Reply</h4>${renderReply(endpoint)}
<h4>Codes</h4><p class="codes">${codes.join(' ')}</p></div>
</details>`;
}

/** The token scopes that allow a call; empty if none. */
function describeScopes({ allowsAccessToken: scopes }: Endpoint): string {
  if (scopes === undefined) return '';
  return ` Or unsigned, with an access token for ${scopes.map((scope) => `<code>${scope}</code>`).join(' or ')}.`;
}

function renderFields(endpoint: Endpoint): string {
  const fields = listRequestFields(endpoint);
  if (fields.length === 0) return '<p>No parameters.</p>';
  const place = endpoint.body === undefined ? 'query' : endpoint.body;
  const rows = fields.map(({ name, required, schema }) => {
    const cells = [`<code>${escapeHtml(name)}</code>`, required ? 'yes' : 'no', escapeHtml(describeSchema(schema))];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table class="parameters"><caption>Parameters (${place})</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Required</th><th scope="col">Value</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

/** Describes a value in one line: type, choices, bounds and default. */
function describeSchema(schema: JsonObject): string {
  const parts = [schema.type ?? 'any'];
  if (Array.isArray(schema.enum)) parts.push(`one of ${schema.enum.join(', ')}`);
  for (const [key, word] of [
    ['minimum', 'from'],
    ['maximum', 'to'],
    ['maxLength', 'at most characters:'],
    ['maxItems', 'at most items:'],
    ['pattern', 'like'],
    ['default', 'default'],
  ] as const) {
    if (schema[key] !== undefined && schema[key] !== '') parts.push(`${word} ${JSON.stringify(schema[key])}`);
  }
  if (typeof schema.description === 'string') parts.push(schema.description);
  return parts.join('; ');
}

function renderReply(endpoint: Endpoint): string {
  if (endpoint.bytes !== undefined) return `<p>Bytes, <code>${escapeHtml(endpoint.bytes)}</code>.</p>`;
  const schema = JSON.stringify(toJsonSchema(endpoint.reply, 'output'), null, 2);
  return `<details class="schema"><summary>JSON Schema</summary><pre tabindex="0"><code>${escapeHtml(schema)}</code></pre></details>`;
}

function buildExample(endpoint: Endpoint): string {
  const lines = [
    `curl -X ${endpoint.method} "$STARHALL_ORIGIN${endpoint.path}${buildExampleQuery(endpoint)}"`,
    ...buildExampleAccess(endpoint).map((header) => `  -H "${header}"`),
  ];
  if (endpoint.body === 'json') {
    const body = Object.fromEntries(
      listRequestFields(endpoint)
        .filter(isShown)
        .map((field) => [field.name, exampleOf(field)]),
    );
    lines.push(`  -H "content-type: application/json" -d '${JSON.stringify(body)}'`);
  }
  return lines.join(' \\\n');
}

/** The shortest way in: an access token where one is accepted, otherwise what pages send. */
function buildExampleAccess({ auth, allowsAccessToken }: Endpoint): readonly string[] {
  if (allowsAccessToken !== undefined) return ['Authorization: Bearer $STARHALL_TOKEN'];
  return [
    ...(isSigned(auth)
      ? [`${HEADERS.signature}: Bearer $SIGNED`, `${HEADERS.clientVersion}: ${LIMITS.clientVersion}`]
      : []),
    ...(needsSession(auth) ? ['Authorization: Bearer $SESSION'] : []),
  ];
}

type RequestField = ReturnType<typeof listRequestFields>[number];

function buildExampleQuery(endpoint: Endpoint): string {
  if (endpoint.body !== undefined) return '';
  const shown = listRequestFields(endpoint).filter(
    (field) => isShown(field) && !endpoint.path.includes(`{${field.name}}`),
  );
  return shown.length === 0 ? '' : `?${shown.map((field) => `${field.name}=${exampleOf(field)}`).join('&')}`;
}

function isShown({ required, name }: RequestField): boolean {
  return required || name === 'lang' || name === 'limit';
}

function exampleOf({ name, schema }: RequestField): unknown {
  if (name === 'lang') return 'en-US';
  if (name === 'applicationId') return 'com.example.game';
  const choices: unknown = schema.enum;
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  return schema.default ?? first ?? (schema.type === 'integer' ? 1 : 'text');
}

function renderCodes(): string {
  const rows = Object.entries(ERROR_MEANINGS).map(([code, meaning]) => {
    const status = Object.entries(ERROR_DEFINITIONS).find(([known]) => known === code)?.[1].status;
    return `<tr id="code-${code}"><th scope="row">${code}</th><td>${status}</td><td>${escapeHtml(meaning)}</td></tr>`;
  });
  return `<section aria-labelledby="codes"><h2 id="codes">Codes</h2><table><caption>Codes of all calls</caption>
<thead><tr><th scope="col">Code</th><th scope="col">HTTP</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></section>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
