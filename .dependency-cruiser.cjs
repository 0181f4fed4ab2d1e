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
    {
      name: 'ui-stands-below-all',
      comment:
        'The design system serves every page and knows none, nor the application; types and dynamic imports count.',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/', pathNot: '^src/web/ui/' },
    },
    {
      name: 'app-knows-no-kit',
      comment: 'The kit stands on the application; types and dynamic imports count.',
      severity: 'error',
      from: { path: '^src/web/(app|first-load)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/kit/' },
    },
    {
      name: 'kit-knows-no-feature',
      comment: 'What pages are built of stands on ui and app; types and dynamic imports count.',
      severity: 'error',
      from: { path: '^src/web/kit/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/', pathNot: '^src/web/(kit|ui|app|first-load)/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Two modules that need each other are one module, or hide a third. Behind the doors of features, doors.test.ts looks.',
      severity: 'error',
      from: { pathNot: 'route-tree\\.gen\\.ts$' },
      to: {
        circular: true,
        viaOnly: {
          pathNot: 'route-tree\\.gen\\.ts$|src/web/entry/router\\.tsx$|/features/[^/]+/public\\.ts$',
          dependencyTypesNot: ['type-only'],
        },
      },
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
