import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../../src/main/settings/settings.ts'
import { pages } from '../../src/web/addresses/pages.ts'
import { root, sourceFiles, withoutComments } from '../support/source-files.ts'

const longest = 250
const maxFilesInFolder = 25

test('no file is longer than 250 lines', () => {
  const long = sourceFiles('src', /\.tsx?$/)
    .filter(({ path }) => !/^src\/words\/|\.test\.ts$/.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > longest)
  expect(long).toEqual([])
})

test('addresses of the site are built in src/words only', () => {
  const firstParts = pages.flatMap(({ path }) => /^\/(?<part>[a-z-]+)/.exec(path)?.groups?.['part'] ?? [])
  // Matches an address at the start of a text in code or markup: `'/ico'`, "`/ico/${id}`", `href="/market?…"`.
  const path = new RegExp(`['"\`]/(?:api|${[...new Set(firstParts)].join('|')})(?=[/?#'"\`$])[^'"\`]*`, 'g')
  const built = sourceFiles('src', /^src\/(?:api|web|main)\/.*\.tsx?$/)
    // The service worker compares addresses and links to none; the gallery exists in development only.
    .filter((file) => !/\.test\.tsx?$|\/gallery\/|\/service-worker\//.test(file.path))
    .flatMap((file) =>
      [...withoutComments(file.text).matchAll(path)].map(([found]) => `${file.path}: ${found}`),
    )
  expect(built).toEqual([])
})

test('links of a page come from links.ts, which carries theme and mode on', () => {
  const built = sourceFiles('src/web', /(?<!\.test)\.tsx$/)
    .filter(({ path }) => !path.includes('/gallery/') && path !== 'src/web/root.tsx')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:to|href|action)=["{`]+\/[^"`]*/g)].map(([found]) => `${path}: ${found}`),
    )
  expect(built).toEqual([])
})

test('no room has more than 25 files', () => {
  const files = sourceFiles('src', /^(?!.*\.test\.tsx?$).*$/).map(({ path }) => path)
  const rooms = Map.groupBy(files, (path) => path.slice(0, path.lastIndexOf('/')))
  const crowded = [...rooms].filter(([, inside]) => inside.length > maxFilesInFolder)
  expect(crowded.map(([room, inside]) => `${room}: ${inside.length}`)).toEqual([])
})

/** Pairs of a folder and a folder inside it that import each other, from the outer to the inner. dependency-cruiser does not count these as circles. */
const composed = {
  'a page and the parts that show what it has loaded': [
    'src/web/airdrop → quiz',
    'src/web/coinview → phone',
    'src/web/contact → form',
    'src/web/dapps → form',
    'src/web/purchase → form',
    'src/web/purchase → result',
  ],
  'an interface inside, its implementations and what they call around it': [
    'src/api/outbound/mail → sending',
    'src/api/purchase → payments',
    'src/api/transfer → formats',
    'src/api/widgets → html',
  ],
  'texts of the server that repeat those of pages': ['en', 'ja', 'ko', 'zh'].map(
    (language) => `src/words/${language} → server/of-pages`,
  ),
}

test('a folder and a folder inside it import each other only where this list says why', () => {
  const imports = new Set(
    sourceFiles('src', /(?<!\.test)\.tsx?$/).flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:from|import|import\() ?'(?<target>\.[^']+)'/g)].map(({ groups }) => {
        const folder = dirname(path)
        return `${folder} → ${dirname(join(folder, groups?.['target'] ?? ''))}`
      }),
    ),
  )
  const pairs = [...imports].flatMap((pair) => {
    const [outer = '', inner = ''] = pair.split(' → ')
    const isMutual = inner.startsWith(`${outer}/`) && imports.has(`${inner} → ${outer}`)
    return isMutual ? [`${outer} → ${inner.slice(outer.length + 1)}`] : []
  })
  expect(pairs.toSorted()).toEqual(Object.values(composed).flat().toSorted())
})

test('only tests of src/web import React, because built pages fail in a process that has loaded its development version', () => {
  const react = /^import (?!type ).* from 'react(?:-dom|-router)?['/]/m
  const importing = [...sourceFiles('src', /\.test\.tsx?$/), ...sourceFiles('tests', /\.ts$/)]
    .filter(({ path, text }) => !path.startsWith('src/web/') && react.test(text))
    .map(({ path }) => path)
  expect(importing).toEqual([])
})

test('no test is skipped, focused or left to do', () => {
  const marked = [...sourceFiles('src', /\.test\.tsx?$/), ...sourceFiles('tests', /\.ts$/)].filter(
    ({ text }) => /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/.test(text),
  )
  expect(marked.map(({ path }) => path)).toEqual([])
})

test('the README lists every variable of the configuration, and no other', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const listed = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual(Object.keys(settings).toSorted())
})

test('the README describes each variable with the words of its declaration', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| `[A-Z_]+` \|.*$/gm)].map(([row]) => row)
  const declared = Object.entries(settings).map(
    ([name, { otherwise, about }]) => `| \`${name}\` | ${otherwise} | ${about} |`,
  )
  expect(rows).toEqual(declared)
})

test('the lock file names no host', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": *"http/)
})

test('every package of the lock file has an integrity hash', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string; inBundle?: boolean }>
  }
  const unknown = Object.entries(packages).filter(
    // The first entry of the lock file is this project. A bundled package needs no checksum, because that of the package around
    // it covers it.
    ([path, { integrity, inBundle }]) => path !== '' && integrity === undefined && inBundle !== true,
  )
  expect(unknown.map(([path]) => path)).toEqual([])
})
