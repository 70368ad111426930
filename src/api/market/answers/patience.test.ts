import { expect, it } from 'vitest'
import { deadline } from './patience.ts'

const never = () => new Promise<string>(() => {})

it('an answer in time is given, and one that does not come is not waited for any longer', async () => {
  const patiently = deadline({ leaving: new AbortController().signal })
  expect(await patiently(Promise.resolve('answer'))).toBe('answer')
  await expect(patiently(Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await expect(patiently(never())).rejects.toMatchObject({ code: 'source_unavailable' })
})

it('four answers are waited for at a time, by anybody; who wants a fifth goes without at once; all leave when told to', async () => {
  const leave = new AbortController()
  const patiently = deadline({ leaving: leave.signal })
  const gone: number[] = []
  const first = never()
  const visitors = Array.from({ length: 10 }, (_, n) =>
    patiently(n === 0 || n === 9 ? first : never()).catch(() => void gone.push(n)),
  )
  await Promise.all(visitors.slice(4, 9))
  expect(gone).toEqual([4, 5, 6, 7, 8])
  leave.abort()
  await Promise.all(visitors)
  expect(await patiently(Promise.resolve('answer'))).toBe('answer')
})
