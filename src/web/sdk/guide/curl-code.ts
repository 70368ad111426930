import type { Messages } from '../../../words/dictionary.ts'
import { exampleDapp, orders } from '../bench/example-orders.ts'

/** The examples as curl commands. Approving a payment is missing, because only the app can sign that. */
export function curlCode(t: Messages<'sdk/guide'>, origin: string) {
  const { payment, transfer, server } = orders
  const trace = `# ${t.noteTrace()}
TRACE_ID=$(node -p 'crypto.randomUUID()')
`
  const key = `-H "Authorization: Bearer $DAPP_SECRET"`
  const requested = (fields: Readonly<Record<string, string>>) => `${trace}
# ${t.noteCurlAsk()}
curl '${origin}/api/wallet/requests' \\
  -H 'Origin: ${origin}' \\
  -H 'Content-Type: application/json' \\
  -d @- <<JSON
${jsonOf({ dapp_id: exampleDapp.id, ...fields, trace_id: '$TRACE_ID' })}
JSON

# ${t.noteCurlState()}
curl "${origin}/api/wallet/requests/$REQUEST_ID"`
  return {
    payment: requested({
      kind: 'payment',
      asset: payment.asset_id,
      amount: payment.amount,
      memo: payment.memo,
      description: payment.description,
    }),
    transfer: requested({
      kind: 'transfer',
      receiver: transfer.receiver,
      asset: transfer.asset_id,
      amount: transfer.amount,
      memo: transfer.memo,
    }),
    server: `${trace}
curl '${origin}/api/wallet/transfers' \\
  ${key} \\
  -H 'Content-Type: application/json' \\
  -d @- <<JSON
${jsonOf({ receiver: '$RECEIVER', asset: server.asset_id, amount: server.amount, memo: server.memo, trace_id: '$TRACE_ID' })}
JSON`,
    verify: `curl "${origin}/api/wallet/payments/$TRACE_ID" \\
  ${key}`,
  } as const
}

function jsonOf(fields: Readonly<Record<string, string>>): string {
  return JSON.stringify(fields, undefined, 2)
}
