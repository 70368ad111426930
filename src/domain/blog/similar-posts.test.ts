import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankSimilarPosts } from './similar-posts.ts'

const post = (text: string, ...tags: string[]) => ({
  terms: new Map(text.split(' ').map((term) => [term, 1])),
  tags,
})

describe('similar posts', () => {
  it('are ranked by rare words, then by tags, then by the order of the posts', () => {
    const relatedTo = rankSimilarPosts([
      post('the tax of a year', 'tax'),
      post('the wallet and its key'),
      post('the price on one board'),
      post('the year of tax again', 'tax'),
      post('the other thing', 'tax'),
    ])
    expect(relatedTo(0, 4)).toEqual([3, 4, 1, 2])
    expect(relatedTo(1, 2)).toEqual([0, 2])
  })

  it('never include the post itself or a duplicate', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 })
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 8 }), (input) => {
        const relatedTo = rankSimilarPosts(input.map(([terms, tags]) => post(terms.join(' '), ...tags)))
        for (const place of input.keys()) {
          const found = relatedTo(place, 3)
          expect(found).toHaveLength(Math.min(3, input.length - 1))
          expect(new Set([...found, place]).size).toBe(found.length + 1)
        }
      }),
    )
  })
})
