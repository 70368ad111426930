import { describe, expect, it } from 'vitest'
import { SourceFailure } from './fetch-json.ts'
import { requestQueue, type Requester } from './request-queue.ts'

const began = Date.UTC(2026, 4, 1)

function openLine({ answersAtOnce = true } = {}) {
  let clock = began
  const queue = requestQueue({ pauseMilliseconds: 1, now: () => new Date(clock) })
  const requested: Requester[] = []
  const answers: (() => void)[] = []
  const ask = (requester: Requester, signal?: AbortSignal) =>
    queue.send({
      requester,
      signal,
      request(stopping) {
        requested.push(requester)
        if (answersAtOnce) return Promise.resolve('answer')
        return new Promise((resolve, reject) => {
          answers.push(() => resolve('answer'))
          stopping.addEventListener('abort', () => reject(new SourceFailure('broken off')))
        })
      },
    })
  return { queue, ask, requested, answers, later: (milliseconds: number) => void (clock += milliseconds) }
}

const reasonOf = (requested: Promise<unknown>) =>
  requested.then(
    () => 'answered',
    (error: unknown) => String(error),
  )

describe('the request queue', () => {
  it('delays quotes by at most one other request, and never starves the others', async () => {
    const { ask, requested } = openLine()
    const many = (requester: Requester, count: number) => Array.from({ length: count }, () => ask(requester))
    await Promise.all([...many('visitors', 12), ...many('history', 12), ...many('quotes', 16)])
    const order = requested.map((requester) => requester[0]).join('')
    expect(order).toMatch(/^[vh]*(qq[vh]){8}/)
    expect(order.slice(0, 24)).toContain('h')
    expect(requested).toHaveLength(40)
  })

  it('is not delayed by an answer that never comes', async () => {
    const { ask, requested, answers } = openLine({ answersAtOnce: false })
    const hanging = ask('visitors')
    const quotes = ask('quotes')
    await expect.poll(() => requested, { timeout: 60_000 }).toEqual(['visitors', 'quotes'])
    answers[1]?.()
    await quotes
    const next = ask('quotes')
    await expect.poll(() => requested, { timeout: 60_000 }).toEqual(['visitors', 'quotes', 'quotes'])
    for (const answer of answers) answer()
    await Promise.all([hanging, next])
  })

  it('holds twenty requests of visitors and refuses one more, while jobs are still accepted', async () => {
    const { ask, queue } = openLine({ answersAtOnce: false })
    const outcomes = Array.from({ length: 23 }, () => reasonOf(ask('visitors')))
    expect(await outcomes[22]).toContain('Too many')
    expect(await outcomes[21]).toContain('Too many')
    const quotes = reasonOf(ask('quotes'))
    queue.close()
    expect(await quotes).not.toContain('Too many')
    expect(await outcomes[20]).not.toContain('Too many')
  })

  it('drops a request whose visitor has left, without sending it', async () => {
    const { ask, requested, answers } = openLine({ answersAtOnce: false })
    const running = ask('visitors')
    const leaving = new AbortController()
    const dropped = reasonOf(ask('visitors', leaving.signal))
    leaving.abort()
    expect(await dropped).toContain('visitor has left')
    answers[0]?.()
    await running
    expect(requested).toEqual(['visitors'])
  })

  it('sends nothing while the source asks to wait, for jobs and visitors alike', async () => {
    const { queue, ask, requested, later } = openLine()
    const busy = new SourceFailure('busy', { waitMilliseconds: 30_000 })
    const first = queue.send({ requester: 'visitors', request: () => Promise.reject(busy) })
    const waiting = [reasonOf(ask('history')), reasonOf(ask('visitors'))]
    await expect(first).rejects.toThrow('busy')
    await Promise.all(waiting)
    const before = requested.length
    await expect(ask('quotes')).rejects.toMatchObject({ waitMilliseconds: 30_000 })
    later(29_000)
    await expect(ask('visitors')).rejects.toMatchObject({ waitMilliseconds: 1_000 })
    expect(requested).toHaveLength(before)
    later(1_000)
    expect(await ask('quotes')).toBe('answer')
  })

  it('aborts running requests and drops waiting ones when it is closed', async () => {
    const { queue, ask } = openLine({ answersAtOnce: false })
    const outcomes = [reasonOf(ask('quotes')), reasonOf(ask('quotes')), reasonOf(ask('visitors'))]
    queue.close()
    for (const outcome of await Promise.all(outcomes)) expect(outcome).toContain('SourceFailure')
    await expect(ask('quotes')).rejects.toThrow('site is stopping')
  })
})
