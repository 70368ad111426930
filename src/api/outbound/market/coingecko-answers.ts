import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { SourceFailure, defaultWaitMilliseconds } from './ask-json.ts'

/** The least that makes an answer one to the question; what stands in it is read field by field. */
export const answerShapes = {
  list: Compile(Type.Array(Type.Unknown())),
  rates: Compile(Type.Object({ rates: Type.Object({ usd: Type.Object({ value: Type.Number() }) }) })),
  facts: Compile(Type.Object({ id: Type.String() })),
  tickers: Compile(Type.Object({ tickers: Type.Array(Type.Unknown()) })),
  prices: Compile(Type.Object({ prices: Type.Array(Type.Array(Type.Unknown())) })),
}

const Complaint = Compile(Type.Object({ status: Type.Object({ error_code: Type.Literal(429) }) }))

/**
 * The service also complains with a status of 200: `{"error": "coin not found"}` or `{"status": {"error_code": 429}}`.
 * What has not the shape that was asked for is a failure like any other.
 */
export function shaped<Answer>(
  answer: unknown,
  { shape, path }: { shape: { Check: (value: unknown) => value is Answer }; path: string },
): Answer {
  if (shape.Check(answer)) return answer
  const waitMilliseconds = Complaint.Check(answer) ? defaultWaitMilliseconds : 0
  throw new SourceFailure(`${path} did not answer what was asked`, { waitMilliseconds })
}
