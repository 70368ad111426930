import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeLinks } from './links.ts'

const links = makeLinks(new URLSearchParams('theme=dark'))

describe('a path that came from content', () => {
  const logged = vi.fn<(...stated: unknown[]) => void>()
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged))
  afterEach(() => {
    vi.restoreAllMocks()
    logged.mockReset()
  })

  it.each([
    'page/terms',
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '',
    'javascript:alert(1)',
  ])('that is not root-relative (%s) gives an empty link and is logged', (path) => {
    expect(links.inside(path)).toBe('')
    expect(makeLinks(new URLSearchParams()).inside(path)).toBe('')
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(JSON.stringify(path)))
  })

  it('that is root-relative gives a link, and nothing is logged', () => {
    expect(links.inside('/page/terms?a=1#b')).toBe('/page/terms?a=1&theme=dark#b')
    expect(logged).not.toHaveBeenCalled()
  })
})
