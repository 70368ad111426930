/**
 * Imports go down only: main → {api, web} → {contract, catalogue} → words → domain. No circle of files or folders, no
 * sibling areas.
 */
const sharedApi =
  '^src/api/(server|http|problems|operations|page-cache|changes|cache|rss|database|outbound|secrets|submissions|jobs|markdown|transfer|words)/'
/** The button to follow and the events that are coming stand on the pages of other areas; they know none of them; several play an app with a device. */
const sharedWeb = '^src/web/(?:(?:frame|loading|reader|page|form|ui|i18n|follow|upcoming|device|addresses)/)'

module.exports = {
  forbidden: [
    { name: 'no-circle-of-files', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-stands-alone',
      comment: 'No I/O, no framework, no npm package: domain imports domain only.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'domain-areas-share-the-kernel-only',
      severity: 'error',
      from: { path: '^src/domain/([^/]+)/' },
      to: { path: '^src/domain/([^/]+)/', pathNot: '^src/domain/(kernel|$1)/' },
    },
    {
      name: 'words-know-the-domain-only',
      severity: 'error',
      from: { path: '^src/words/' },
      to: { path: '^src/(contract|catalogue|api|web|main)/' },
    },
    {
      name: 'catalogue-knows-the-domain-only',
      severity: 'error',
      from: { path: '^src/catalogue/' },
      to: { path: '^src/(words|contract|api|web|main)/' },
    },
    {
      name: 'contract-knows-words-and-domain-only',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^src/(catalogue|api|web|main)/' },
    },
    {
      name: 'api-never-imports-web-or-main',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: '^src/(web|main)/' },
    },
    {
      name: 'web-never-imports-api-or-main',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(api|main)/' },
    },
    {
      name: 'no-sibling-areas-in-api',
      severity: 'error',
      from: { path: '^src/api/([^/]+)/' },
      to: { path: '^src/api/([^/]+)/', pathNot: [sharedApi, '^src/api/$1/'] },
    },
    {
      name: 'shared-api-knows-no-area',
      severity: 'error',
      from: { path: sharedApi },
      to: { path: '^src/api/', pathNot: sharedApi },
    },
    {
      name: 'no-sibling-areas-in-web',
      comment: 'home, coinview and frame may compose areas; the root shows errors.',
      severity: 'error',
      from: { path: '^src/web/([^/]+)/', pathNot: '^src/web/(home|coinview|frame)/' },
      to: { path: '^src/web/([^/]+)/', pathNot: [sharedWeb, '^src/web/$1/'] },
    },
    {
      name: 'ui-is-product-blind',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/', pathNot: '^src/web/ui/' },
    },
    {
      name: 'packages-stand-alone',
      comment: 'What others install knows nothing of the site.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^(src|scripts|bench|packages)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests may reach for anything; what they import says nothing of the house.
    exclude: { path: '^build/|^packages/[^/]+/dist/|\\.svg|^tests/|\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.json'],
    },
  },
}
