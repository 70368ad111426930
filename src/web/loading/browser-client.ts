import { createClient, type Client } from '../../contract/calls/client.ts'
import { fetchTransport } from '../../contract/calls/fetch-transport.ts'
import { operations } from '../../contract/operations/operations.ts'
import type { HttpFailure } from '../../contract/problems/problem.ts'

let client: Client | undefined

export function browserClient(): Client {
  client ??= createClient(
    operations,
    fetchTransport({
      key: document.querySelector<HTMLMetaElement>('meta[name="signature-key"]')?.content ?? '',
      fetch: (...request) => fetch(...request),
      now: Date.now,
      onFailure: report,
    }),
  )
  return client
}

/**
 * Reports a failed call to the server. Reports that cannot be delivered or exceed the limit are dropped; a visitor who is not
 * logged in is no fault and is not reported, a wrong key is.
 */
function report(failure: HttpFailure, body: string): void {
  if (failure.status === 429 || failure.problem?.code === 'not_logged_in') return
  reportFailure({
    message: failure.message,
    path: window.location.pathname.slice(0, 500),
    status: failure.status,
    response: body.slice(0, 4000),
  })
}

export function reportFailure(facts: Parameters<Client['reportFailure']>[0]): void {
  browserClient()
    .reportFailure(facts)
    .catch((error: unknown) => console.warn('The report was not delivered.', error))
}
