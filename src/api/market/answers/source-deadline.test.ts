import { expect, it } from 'vitest'
import { deadline } from './source-deadline.ts'

const never = () => new Promise<string>(() => {})

it('returns an answer in time, and fails when none comes', async () => {
  const withDeadline = deadline({ leaving: new AbortController().signal })
  expect(await withDeadline(Promise.resolve('answer'))).toBe('answer')
  await expect(withDeadline(Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await expect(withDeadline(never())).rejects.toMatchObject({ code: 'source_unavailable' })
})

it('waits for four answers at a time; a fifth fails immediately; all waits end when the site stops', async () => {
  const leave = new AbortController()
  const withDeadline = deadline({ leaving: leave.signal })
  const gone: number[] = []
  const first = never()
  const visitors = Array.from({ length: 10 }, (_, n) =>
    withDeadline(n === 0 || n === 9 ? first : never()).catch(() => void gone.push(n)),
  )
  await Promise.all(visitors.slice(4, 9))
  expect(gone).toEqual([4, 5, 6, 7, 8])
  leave.abort()
  await Promise.all(visitors)
  expect(await withDeadline(Promise.resolve('answer'))).toBe('answer')
})
