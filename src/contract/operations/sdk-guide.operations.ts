import { Type } from 'typebox'
import { operation } from './operation.ts'

const Field = Type.Object({
  name: Type.String(),
  type: Type.String({ description: 'Type with limits: `string, 1–40`' }),
  is_required: Type.Boolean(),
  meaning: Type.String(),
})

/** The reference and the runnable example on the page about the SDK. */
export const sdkGuideOperations = {
  getSdkReference: operation({
    method: 'GET',
    path: '/api/sdk/reference',
    area: 'wallet',
    summary:
      'List the operations of the sandbox wallet for dApps with their fields, and the problems that they can return',
    reply: Type.Object({
      operations: Type.Array(
        Type.Object({
          name: Type.String(),
          method: Type.String(),
          path: Type.String(),
          given: Type.Array(Field),
          answered: Type.Array(Field),
        }),
      ),
      problems: Type.Array(
        Type.Object({ code: Type.String(), status: Type.Integer(), title: Type.String() }),
      ),
    }),
    perMinute: 240,
    cacheSeconds: 300,
  }),
  sendExampleTransfer: operation({
    method: 'POST',
    path: '/api/sdk/examples/transfer',
    area: 'wallet',
    summary:
      'Send a little test money from the example dApp of the site, in the same way as the server of a dApp does',
    body: Type.Object({
      receiver: Type.String({ pattern: '^cv_[a-z2-9]{10}$', description: 'An app user' }),
      trace_id: Type.String({ pattern: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$' }),
    }),
    reply: Type.Object({
      transaction_id: Type.String(),
      trace_id: Type.String(),
      receiver: Type.String(),
      asset: Type.String(),
      amount: Type.String(),
      is_new: Type.Boolean({
        description: 'False when the trace was used before and no money moved this time',
      }),
    }),
    problems: ['dapp_not_found', 'receiver_not_found', 'trace_reused', 'sandbox_empty'],
    perMinute: 10,
  }),
}
