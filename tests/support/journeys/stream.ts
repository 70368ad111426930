import type { Page } from '@playwright/test'
import { marketStreamPath } from '../../../src/words/addresses/endpoints.ts'

type Answer =
  /** Changed quotes by coin, each with the price in dollars and the change of the day; then the stream ends. */
  | { readonly quotes: Readonly<Record<string, readonly [number, number]>> }
  | { readonly status: number }
  /** No answer, and the connection stays open. */
  | 'silence'
  | 'site'

export interface StandInStream {
  requested: number
  /** What each connection to the price stream gets, in turn; the last answer is repeated. */
  answers: readonly [Answer, ...Answer[]]
}

export async function standInForStream(
  page: Page,
  ...answers: StandInStream['answers']
): Promise<StandInStream> {
  const stream: StandInStream = { requested: 0, answers }
  await page.route(`**${marketStreamPath}`, async (route) => {
    stream.requested++
    const [answer, next, ...later] = stream.answers
    if (next !== undefined) stream.answers = [next, ...later]
    if (answer === 'silence') return
    if (answer === 'site') await route.continue()
    else if ('status' in answer) await route.fulfill({ status: answer.status, body: '' })
    else {
      const data = JSON.stringify({ time: 0, quotes: answer.quotes })
      const body = `event: quotes\ndata: ${data}\n\n`
      await route.fulfill({ contentType: 'text/event-stream', body })
    }
  })
  return stream
}
