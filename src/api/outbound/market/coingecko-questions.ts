import { askJson } from './ask-json.ts'
import { shaped } from './coingecko-answers.ts'
import type { OnDrift } from './market-source.ts'
import type { ExchangeAddresses } from './source-addresses.ts'
import { sourceLine, type Asker } from './source-line.ts'

export interface CoingeckoOptions {
  readonly url: string
  readonly key: string | null
  readonly now: () => Date
  readonly onDrift: OnDrift
  readonly exchanges?: ExchangeAddresses
  readonly timeoutMilliseconds?: number
  /** Between two questions: 30 a minute without a key. */
  readonly pauseMilliseconds?: number
}

interface Question<Answer> {
  readonly asker: Asker
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly shape: { Check: (value: unknown) => value is Answer }
  readonly signal?: AbortSignal | undefined
}

/** Asks in turn, and takes an answer for one only if it has the shape that was asked for. */
export function questions({ url, key, now, timeoutMilliseconds, pauseMilliseconds }: CoingeckoOptions) {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  const isPro = base.hostname.startsWith('pro-')
  const headers = key === null ? {} : { [isPro ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key']: key }
  const line = sourceLine({ pauseMilliseconds: pauseMilliseconds ?? (isPro ? 150 : 2_100), now })
  const ask = <Answer>({ asker, path, query = {}, shape, signal }: Question<Answer>): Promise<Answer> => {
    const address = new URL(path.slice(1), base)
    address.search = new URLSearchParams(query).toString()
    const question = async (stopping: AbortSignal) =>
      shaped(await askJson({ url: address, headers, now, timeoutMilliseconds, signal: stopping }), {
        shape,
        path,
      })
    return line.ask({ asker, question, signal })
  }
  return { ask, close: line.close }
}
