import { expect, test } from 'vitest'
import { HttpFailure } from '../../contract/problems/problem.ts'
import { orFallback } from './or-fallback.ts'

const failing = (status: number, code: string) =>
  Promise.reject(
    new HttpFailure({
      status,
      statusText: code,
      problem: { type: 'about:blank', title: code, status, code },
    }),
  )

test('what could not be had is left out', async () => {
  expect(await orFallback(Promise.resolve('posts'), null)).toBe('posts')
  expect(await orFallback(failing(404, 'not_found'), null)).toBeNull()
  expect(await orFallback(failing(502, 'source_failed'), null)).toBeNull()
})

test('a page fails as a whole while the database is away', async () => {
  await expect(orFallback(failing(503, 'database_away'), null)).rejects.toMatchObject({ status: 503 })
})

test('an error that is no API failure is thrown', async () => {
  await expect(orFallback(Promise.reject(new TypeError('not a function')), null)).rejects.toThrow(TypeError)
})
