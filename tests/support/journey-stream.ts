import type { Page } from '@playwright/test'
import { marketStreamPath } from '../../src/words/addresses/endpoints.ts'

type Answer =
  /** Changed quotes by coin, each the price in dollars and the change of the day; then the line ends. */
  | { readonly quotes: Readonly<Record<string, readonly [number, number]>> }
  | { readonly status: number }
  /** Nobody answers, and nothing ends either. */
  | 'silence'
  | 'site'

export interface StandInStream {
  /** How often a page has asked for the stream. */
  requested: number
  /** One after the other; the last one stays. */
  answers: readonly [Answer, ...Answer[]]
}

/** In place of the stream of live prices. */
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
