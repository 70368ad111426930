import type { RouteConfigEntry } from '@react-router/dev/routes'
import * as fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { sourceFiles, withoutComments } from '../../../tests/support/source-files.ts'
import routes from '../routes.ts'
import { pageAddress } from './page-address.ts'
import { pages } from './pages.ts'

const carried = ['theme', 'inApp']
const declared = (routes as readonly RouteConfigEntry[]).filter(({ path }) => path !== '*')

test('every route of the router is a page with declared query parameters', () => {
  const paths = pages.map(({ path }) => path)
  expect(paths.toSorted()).toEqual(declared.map(({ path }) => `/${path ?? ''}`).toSorted())
  expect(new Set(paths).size).toBe(paths.length)
})

test('an address leads to the page that the router matches', () => {
  const objects = declared.map(({ path, index }) => ({ path, index }) as RouteObject)
  const parts = [...new Set(pages.flatMap(({ path }) => path.split('/').slice(1)))]
  const part = fc.oneof(
    fc.constantFrom(...parts.map((one) => (one.startsWith(':') ? 'x' : one))),
    fc.constantFrom('a', 'UPPER', '%E3%82%A2', 'a,b'),
  )
  const ofPages = fc
    .constantFrom(...pages)
    .map(({ path }) => path.replaceAll(/:\w+/g, 'submitted').toUpperCase())
  const anyPath = fc.array(part, { maxLength: 6 }).map((chosen) => `/${chosen.join('/')}`)
  fc.assert(
    fc.property(fc.oneof(ofPages, anyPath), fc.boolean(), (path, hasSlash) => {
      const requested = hasSlash ? `${path}/` : path
      const match = matchRoutes(objects, requested)?.at(-1)
      expect(pageAddress({ path: requested, query: new URLSearchParams() }).page?.path).toBe(
        match && `/${match.route.path ?? ''}`,
      )
    }),
    { numRuns: 500 },
  )
})

test.each(pages)('$path declares the query parameters that it reads', ({ query }) => {
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
  query.read(new NotedQuery())
  expect([...read].toSorted()).toEqual([...query.names].toSorted())
})

test('no page reads a query parameter that its route does not declare: it would be missing when the page is opened', () => {
  const namesIn = new Map<string, Set<string>>()
  for (const { component, query } of pages) {
    const [area = ''] = component.split('/')
    const names = namesIn.get(area) ?? new Set(carried)
    namesIn.set(area, new Set([...names, ...query.names]))
  }
  const anywhere = new Set([...namesIn.values()].flatMap((names) => [...names]))
  const reading =
    /\b(?:searchParams|query|params|URLSearchParams\([^()]*\))\.(?:get|getAll|has)\('(?<name>\w+)'\)/gi
  const undeclared = sourceFiles('src/web', /(?<!\.test)\.tsx?$/).flatMap(({ path, text }) => {
    const [, , area = ''] = path.split('/')
    // Code that is used by pages of many areas may read the parameters of all of them.
    const names = namesIn.get(area) ?? anywhere
    return [...withoutComments(text).matchAll(reading)]
      .map(({ groups }) => groups?.['name'] ?? '')
      .filter((name) => !names.has(name))
      .map((name) => `${path}: ${name}`)
  })
  expect(undeclared).toEqual([])
})
