import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageQueries } from '../../src/web/addresses/page-queries.ts'
import { root, sourceFiles, withoutComments } from '../support/source-files.ts'

const carried = ['theme', 'inApp']
/** `route('market/:id', 'market/coin.tsx')`, and the first page, which has no path. */
const declared = [
  ...readFileSync(join(root, 'src/web/routes.ts'), 'utf8').matchAll(
    /\b(?:route\('(?<path>[^']+)', |index\()'(?<file>[^']+)'/g,
  ),
].map(({ groups }) => ({ path: groups?.['path'] ?? '', file: groups?.['file'] ?? '' }))
const routes = declared.filter(({ path }) => path !== '*')

test('every route says what it reads of the query', () => {
  expect(Object.keys(pageQueries).toSorted()).toEqual(routes.map(({ path }) => path).toSorted())
})

test.each(Object.entries(pageQueries))('the names that %s declares are those it reads', (_, reads) => {
  const read = new Set<string>()
  const noting = (name: string) => void read.add(name)
  class NotedQuery extends URLSearchParams {
    override get(name: string) {
      noting(name)
      return super.get(name)
    }
    override getAll(name: string) {
      noting(name)
      return super.getAll(name)
    }
    override has(name: string) {
      noting(name)
      return super.has(name)
    }
  }
  void [...reads.write(new NotedQuery())]
  expect([...read].toSorted()).toEqual([...reads.names].toSorted())
})

test('no page reads a parameter that its route does not declare: it would be missing when the page is opened', () => {
  const namesIn = new Map<string, Set<string>>()
  for (const { path, file } of routes) {
    const [area = ''] = file.split('/')
    const names = namesIn.get(area) ?? new Set(carried)
    namesIn.set(area, new Set([...names, ...(pageQueries[path]?.names ?? [])]))
  }
  const anywhere = new Set([...namesIn.values()].flatMap((names) => [...names]))
  const reading =
    /\b(?:searchParams|query|params|URLSearchParams\([^()]*\))\.(?:get|getAll|has)\('(?<name>\w+)'\)/gi
  const undeclared = sourceFiles('src/web', /(?<!\.test)\.tsx?$/).flatMap(({ path, text }) => {
    const [, , area = ''] = path.split('/')
    // What stands on the pages of many areas may read what any of them does.
    const names = namesIn.get(area) ?? anywhere
    return [...withoutComments(text).matchAll(reading)]
      .map(({ groups }) => groups?.['name'] ?? '')
      .filter((name) => !names.has(name))
      .map((name) => `${path}: ${name}`)
  })
  expect(undeclared).toEqual([])
})
