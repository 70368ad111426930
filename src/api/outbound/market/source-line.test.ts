import { describe, expect, it } from 'vitest'
import { SourceFailure } from './ask-json.ts'
import { sourceLine, type Asker } from './source-line.ts'

const began = Date.UTC(2026, 4, 1)

/** A line whose questions are answered when the test says so, or at once. */
function openLine({ answersAtOnce = true } = {}) {
  let clock = began
  const line = sourceLine({ pauseMilliseconds: 1, now: () => new Date(clock) })
  const requested: Asker[] = []
  const answers: (() => void)[] = []
  const ask = (asker: Asker, signal?: AbortSignal) =>
    line.ask({
      asker,
      signal,
      question(stopping) {
        requested.push(asker)
        if (answersAtOnce) return Promise.resolve('answer')
        return new Promise((resolve, reject) => {
          answers.push(() => resolve('answer'))
          stopping.addEventListener('abort', () => reject(new SourceFailure('broken off')))
        })
      },
    })
  return { line, ask, requested, answers, later: (milliseconds: number) => void (clock += milliseconds) }
}

const reasonOf = (requested: Promise<unknown>) =>
  requested.then(
    () => 'answered',
    (error: unknown) => String(error),
  )

describe('the line of questions', () => {
  it('lets quotes wait for one question of somebody else at most, and never leaves the others out', async () => {
    const { ask, requested } = openLine()
    const many = (asker: Asker, count: number) => Array.from({ length: count }, () => ask(asker))
    await Promise.all([...many('visitors', 12), ...many('history', 12), ...many('quotes', 16)])
    const order = requested.map((asker) => asker[0]).join('')
    expect(order).toMatch(/^[vh]*(qq[vh]){8}/)
    expect(order.slice(0, 24)).toContain('h')
    expect(requested).toHaveLength(40)
  })

  it('is not held up by an answer that does not come', async () => {
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

  it('holds twenty questions of visitors and refuses one more, while jobs still get in', async () => {
    const { ask, line } = openLine({ answersAtOnce: false })
    const outcomes = Array.from({ length: 23 }, () => reasonOf(ask('visitors')))
    expect(await outcomes[22]).toContain('Too many')
    expect(await outcomes[21]).toContain('Too many')
    const quotes = reasonOf(ask('quotes'))
    line.close()
    expect(await quotes).not.toContain('Too many')
    expect(await outcomes[20]).not.toContain('Too many')
  })

  it('drops a question that nobody wants any more, and asks it not', async () => {
    const { ask, requested, answers } = openLine({ answersAtOnce: false })
    const running = ask('visitors')
    const leaving = new AbortController()
    const dropped = reasonOf(ask('visitors', leaving.signal))
    leaving.abort()
    expect(await dropped).toContain('Nobody waits')
    answers[0]?.()
    await running
    expect(requested).toEqual(['visitors'])
  })

  it('asks nothing while the source wants to be left alone, for jobs and visitors alike', async () => {
    const { line, ask, requested, later } = openLine()
    const busy = new SourceFailure('busy', { waitMilliseconds: 30_000 })
    const first = line.ask({ asker: 'visitors', question: () => Promise.reject(busy) })
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

  it('breaks off what runs and drops what waits when it is closed', async () => {
    const { line, ask } = openLine({ answersAtOnce: false })
    const outcomes = [reasonOf(ask('quotes')), reasonOf(ask('quotes')), reasonOf(ask('visitors'))]
    line.close()
    for (const outcome of await Promise.all(outcomes)) expect(outcome).toContain('SourceFailure')
    await expect(ask('quotes')).rejects.toThrow('no longer asked')
  })
})
