/** Which folder may import which: docs/architecture.md, "Import rules". */
const FOLDERS = {
  contract: [],
  domain: ['contract'],
  i18n: ['contract'],
  client: ['contract'],
  sdk: [],
  'service-worker': ['contract', 'domain'],
  web: ['contract', 'domain', 'client', 'i18n'],
  server: ['contract', 'domain', 'i18n'],
};

const folderRules = Object.entries(FOLDERS).map(([from, allowed]) => ({
  name: `imports-of-${from}`,
  comment: `src/${from} may import ${allowed.length === 0 ? 'packages only' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(src|demo|tests|tools|bench)/',
    pathNot: `^src/(${[from, ...allowed].join('|')})/${from === 'server' ? '|^src/(config|setting-kinds)\\.ts$' : ''}`,
  },
}));

/** The floors of src/web, which floor may import which; types and dynamic imports count. */
const FLOORS = {
  ui: [],
  app: ['first-load', 'ui'],
  'first-load': ['app', 'ui'],
  live: ['app', 'first-load', 'ui'],
  kit: ['app', 'first-load', 'live', 'ui'],
  features: ['kit', 'app', 'first-load', 'live', 'ui'],
  routes: ['features', 'kit', 'app', 'first-load', 'live', 'ui'],
};

const floorRules = Object.entries(FLOORS).map(([from, allowed]) => ({
  name: `floor-${from}`,
  comment: `src/web/${from} may import ${allowed.length === 0 ? 'no other folder' : allowed.join(', ')} of src/web.`,
  severity: 'error',
  from: { path: `^src/web/${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/web/', pathNot: `^src/web/(${[from, ...allowed].join('|')})/` },
}));

const featureRules = [
  {
    name: 'web-features-through-doors',
    comment: 'A feature of src/web reaches another only through its index.ts.',
    severity: 'error',
    from: { path: '^src/web/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^src/web/features/', pathNot: ['^src/web/features/$1/', '^src/web/features/[^/]+/index\\.ts$'] },
  },
  {
    name: 'web-pages-at-the-top',
    comment: 'The pages of developers and operators are for routes only.',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/web/routes/', '^src/web/features/(portal|operator)/', '\\.test\\.tsx?$'] },
    to: { path: '^src/web/features/(portal|operator)/' },
  },
  {
    name: 'web-portal-and-operator-apart',
    comment: 'The pages of developers and those of operators know nothing of each other.',
    severity: 'error',
    from: { path: '^src/web/features/(portal|operator)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^src/web/features/(portal|operator)/', pathNot: '^src/web/features/$1/' },
  },
];

module.exports = {
  forbidden: [
    ...folderRules,
    {
      name: 'contract-needs-zod-only',
      comment: 'What both sides agree on loads in the browser and on the server: zod is its only package.',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'domain-does-no-io',
      comment: 'Business rules are pure: no Node modules, no database, no network.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-keep-apart',
      comment: 'A server feature reaches another only through its public.ts.',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/features/[^/]+/', pathNot: ['^src/server/features/$1/', '/public\\.ts$'] },
    },
    ...floorRules,
    ...featureRules,
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or hide a third. Types and dynamic imports count.',
      severity: 'error',
      from: { pathNot: 'route-tree\\.gen\\.ts$' },
      // The router and the routes, which its generator writes, name each other.
      to: { circular: true, viaOnly: { pathNot: 'route-tree\\.gen\\.ts$|src/web/entry/router\\.tsx$' } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
