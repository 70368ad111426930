import { expect, it } from 'vitest'
import { knownList } from './listed-page.ts'

const usual = { path: '/market', page: 1, isFiltered: false, isRearranged: false, isEmpty: false }

it('each page of a list is known by an address and a title of its own', () => {
  expect(knownList(usual)).toEqual({ path: '/market', unlisted: false, nth: '' })
  expect(knownList({ ...usual, page: 2 })).toEqual({ path: '/market?page=2', unlisted: false, nth: ' (2)' })
})

it('another order of the same is the list as it usually stands', () => {
  expect(knownList({ ...usual, page: 3, isRearranged: true })).toMatchObject({
    path: '/market',
    unlisted: false,
  })
})

it('search engines list neither what was filtered nor a page past the end', () => {
  expect(knownList({ ...usual, isFiltered: true }).unlisted).toBe(true)
  expect(knownList({ ...usual, page: 9, isEmpty: true }).unlisted).toBe(true)
})

it('a list that is still empty may be listed', () => {
  expect(knownList({ ...usual, isEmpty: true }).unlisted).toBe(false)
})
