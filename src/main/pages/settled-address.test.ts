import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { settledAddress } from './settled-address.ts'

const part = fc.oneof(
  fc.constantFrom('', '.', '..', '%2e', '.%2E', '\\', 'a', 'evil.example', '%00', 'ä', '*', 'http:'),
  fc.string(),
)
const address = fc
  .tuple(fc.array(part, { maxLength: 6 }), fc.constantFrom('', '?', '?q=//a\\..', '?a=b?c'))
  .map(([parts, query]) => `/${parts.map((text) => text.replaceAll('?', '')).join('/')}${query}`)

it('an address that is settled stays as it is', () => {
  fc.assert(
    fc.property(address, (url) => {
      expect(settledAddress(settledAddress(url))).toBe(settledAddress(url))
    }),
  )
})

it('whatever is asked for, the settled address is on this site', () => {
  fc.assert(
    fc.property(address, (url) => {
      const settled = settledAddress(url)
      expect(settled).toMatch(/^\/(?![/\\])/)
      expect(new URL(settled, 'https://kawara.example').host).toBe('kawara.example')
    }),
  )
})

it.each(['/', '/market', '/search?q=//x/../y', '/ico/a..b', '/blog/tags/...', '/a.b/c'])(
  '%s is settled',
  (url) => {
    expect(settledAddress(url)).toBe(url)
  },
)
