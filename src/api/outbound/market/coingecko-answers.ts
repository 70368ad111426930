import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { SourceFailure, defaultWaitMilliseconds } from './fetch-json.ts'

export const answerShapes = {
  list: Compile(Type.Array(Type.Unknown())),
  rates: Compile(Type.Object({ rates: Type.Object({ usd: Type.Object({ value: Type.Number() }) }) })),
  facts: Compile(Type.Object({ id: Type.String() })),
  tickers: Compile(Type.Object({ tickers: Type.Array(Type.Unknown()) })),
  prices: Compile(Type.Object({ prices: Type.Array(Type.Array(Type.Unknown())) })),
}

const Complaint = Compile(Type.Object({ status: Type.Object({ error_code: Type.Literal(429) }) }))

/**
 * CoinGecko also reports errors with status 200: `{"error": "coin not found"}` or `{"status": {"error_code": 429}}`.
 * Any other shape is a failure.
 */
export function checkShape<Answer>(
  answer: unknown,
  { shape, path }: { shape: { Check: (value: unknown) => value is Answer }; path: string },
): Answer {
  if (shape.Check(answer)) return answer
  const waitMilliseconds = Complaint.Check(answer) ? defaultWaitMilliseconds : 0
  throw new SourceFailure(`${path}answered in an unexpected shape`, { waitMilliseconds })
}
