import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { settledPath } from './settled-path.ts'

const part = fc.oneof(
  fc.constantFrom('', '.', '..', '%2e', '.%2E', '\\', 'a', 'evil.example', '%00', 'ä', '*', 'http:'),
  fc.string(),
)
const path = fc
  .array(part, { maxLength: 6 })
  .map((parts) => `/${parts.map((text) => text.replaceAll('?', '')).join('/')}`)

it('a path that is settled stays as it is', () => {
  fc.assert(
    fc.property(path, (requested) => {
      expect(settledPath(settledPath(requested))).toBe(settledPath(requested))
    }),
  )
})

it('whatever is asked for, the settled path is on this site', () => {
  fc.assert(
    fc.property(path, (requested) => {
      const settled = settledPath(requested)
      expect(settled).toMatch(/^\/(?![/\\])/)
      expect(new URL(settled, 'https://kawara.example').host).toBe('kawara.example')
    }),
  )
})

it.each(['/', '/market', '/ico/a..b', '/blog/tags/...', '/a.b/c'])('%s is settled', (requested) => {
  expect(settledPath(requested)).toBe(requested)
})
