import { expect, test } from 'vitest'
import type { Manifest } from '../../scripts/client-manifest.ts'
import { changesOf, listFirstLoads } from '../../scripts/first-load.ts'
import type { ChunkModules } from '../../scripts/vite/chunks-plugin.ts'

const route = '?__react-router-build-client-route'
const manifest: Manifest = {
  'src/web/entry.client.tsx': { file: 'assets/entry.client-AAAAAAA1.js', imports: ['_react.js'] },
  [`src/web/root.tsx${route}`]: { file: 'assets/root-AAAAAAA1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-AAAAAAA1.js' },
  [`src/web/coin.tsx${route}`]: {
    file: 'assets/coin-AAAAAAA1.js',
    imports: ['_react.js', '_market.js'],
    dynamicImports: ['src/web/chart.tsx'],
  },
  '_market.js': { file: 'assets/market-AAAAAAA1.js' },
  'src/web/chart.tsx': { file: 'assets/chart-AAAAAAA1.js' },
}
const modules: ChunkModules = {
  'assets/entry.client-AAAAAAA1.js': ['src/web/entry.client.tsx'],
  'assets/root-AAAAAAA1.js': ['src/web/root.tsx', `src/web/root.tsx${route}`],
  'assets/react-AAAAAAA1.js': ['node_modules/react/index.js', 'node_modules/react/cjs/react.js'],
  'assets/coin-AAAAAAA1.js': ['src/web/coin.tsx'],
  'assets/market-AAAAAAA1.js': ['src/web/money.tsx', 'src/web/delta.tsx'],
  'assets/chart-AAAAAAA1.js': ['src/web/chart.tsx'],
}
const listed = listFirstLoads(manifest, modules)

test('the list names the chunks of a page and the modules of a chunk, without hashes and without what is deferred', () => {
  expect(listed.slice(listed.indexOf('every page'))).toBe(`every page
  chunk entry.client
  chunk react
  chunk root

page src/web/coin.tsx
  chunk coin
  chunk market

chunk coin
  src/web/coin.tsx

chunk entry.client
  src/web/entry.client.tsx

chunk market
  src/web/delta.tsx
  src/web/money.tsx

chunk react
  react

chunk root
  src/web/root.tsx
`)
})

test('a build with other hashes and another order of modules downloads the same', () => {
  const rehashed = <T>(value: T) => JSON.parse(JSON.stringify(value).replaceAll('AAAAAAA1', 'B_b-9Zz2')) as T
  const reordered = Object.fromEntries(
    Object.entries(rehashed(modules)).map(([file, inside]) => [file, inside.toReversed()]),
  )
  expect(changesOf(listed, listFirstLoads(rehashed(manifest), reordered))).toEqual([])
})

test('a rename that takes a module out of its chunk shows where the module went', () => {
  const renamed = {
    ...modules,
    'assets/market-AAAAAAA1.js': ['src/web/money.tsx'],
    'assets/coin-AAAAAAA1.js': ['src/web/coin.tsx', 'src/web/figures/delta.tsx'],
  }
  expect(changesOf(listed, listFirstLoads(manifest, renamed))).toEqual([
    '- chunk market: src/web/delta.tsx',
    '+ chunk coin: src/web/figures/delta.tsx',
  ])
})

test('a page that downloads a deferred chunk at once is named', () => {
  const page = manifest[`src/web/coin.tsx${route}`]
  const eager = {
    ...manifest,
    [`src/web/coin.tsx${route}`]: {
      file: 'assets/coin-AAAAAAA1.js',
      imports: [...(page?.imports ?? []), 'src/web/chart.tsx'],
    },
  }
  expect(changesOf(listed, listFirstLoads(eager, modules))).toEqual([
    '+ page src/web/coin.tsx: chunk chart',
    '+ chunk chart: src/web/chart.tsx',
  ])
})

test('two chunks with the same name are distinguished by their modules', () => {
  const twice = {
    ...manifest,
    '_market.js': { file: 'assets/coin-BBBBBBB2.js' },
  }
  const inside = { ...modules, 'assets/coin-BBBBBBB2.js': ['src/web/money.tsx', 'src/web/delta.tsx'] }
  expect(listFirstLoads(twice, inside)).toContain(
    'page src/web/coin.tsx\n  chunk coin with src/web/coin.tsx\n  chunk coin with src/web/delta.tsx\n',
  )
})
