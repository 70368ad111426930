import { expect, it } from 'vitest'
import { knownList } from './listed-page.ts'

const defaultList = { path: '/market', page: 1, isFiltered: false, isRearranged: false, isEmpty: false }

it('each page of a list has its own canonical path', () => {
  expect(knownList(defaultList)).toEqual({ path: '/market', unlisted: false })
  expect(knownList({ ...defaultList, page: 2 })).toEqual({
    path: '/market?page=2',
    unlisted: false,
  })
})

it('another order has the canonical path of the default list', () => {
  expect(knownList({ ...defaultList, page: 3, isRearranged: true })).toMatchObject({
    path: '/market',
    unlisted: false,
  })
})

it('filtered lists and pages past the end are not indexed', () => {
  expect(knownList({ ...defaultList, isFiltered: true }).unlisted).toBe(true)
  expect(knownList({ ...defaultList, page: 9, isEmpty: true }).unlisted).toBe(true)
})

it('an empty first page is indexed', () => {
  expect(knownList({ ...defaultList, isEmpty: true }).unlisted).toBe(false)
})
