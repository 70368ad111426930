import { expect, test } from 'vitest'
import { HttpFailure } from '../../contract/problems/problem.ts'
import { orWithout } from './or-without.ts'

const failing = (status: number, code: string) =>
  Promise.reject(
    new HttpFailure({
      status,
      statusText: code,
      problem: { type: 'about:blank', title: code, status, code },
    }),
  )

test('what could not be had is left out', async () => {
  expect(await orWithout(Promise.resolve('posts'), null)).toBe('posts')
  expect(await orWithout(failing(404, 'not_found'), null)).toBeNull()
  expect(await orWithout(failing(502, 'source_failed'), null)).toBeNull()
})

test('a page fails as a whole while the database is away', async () => {
  await expect(orWithout(failing(503, 'database_away'), null)).rejects.toMatchObject({ status: 503 })
})

test('an error that is no API failure is thrown', async () => {
  await expect(orWithout(Promise.reject(new TypeError('not a function')), null)).rejects.toThrow(TypeError)
})
