import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

const part = fc.oneof(
  fc.constantFrom('', '.', '..', '%2e', '.%2E', '\\', 'a', 'evil.example', '%00', 'ä', '*', 'http:'),
  fc.string(),
)
const path = fc
  .array(part, { maxLength: 6 })
  .map((parts) => `/${parts.map((text) => text.replaceAll('?', '')).join('/')}`)

it('a canonical path stays as it is', () => {
  fc.assert(
    fc.property(path, (requested) => {
      expect(canonicalPath(canonicalPath(requested))).toBe(canonicalPath(requested))
    }),
  )
})

it('the canonical path of any request is on this site', () => {
  fc.assert(
    fc.property(path, (requested) => {
      const canonical = canonicalPath(requested)
      expect(canonical).toMatch(/^\/(?![/\\])/)
      expect(new URL(canonical, 'https://kawara.example').host).toBe('kawara.example')
    }),
  )
})

it.each(['/', '/market', '/ico/a..b', '/blog/tags/...', '/a.b/c'])('%s is canonical', (requested) => {
  expect(canonicalPath(requested)).toBe(requested)
})
