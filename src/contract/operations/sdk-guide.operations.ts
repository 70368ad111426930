import { Type } from 'typebox'
import { operation } from './operation.ts'

const Field = Type.Object({
  name: Type.String(),
  type: Type.String({ description: 'With its limits, as developers write it: `string, 1–40`' }),
  is_required: Type.Boolean(),
  meaning: Type.String(),
})

/** What the page of the SDK shows and runs. */
export const sdkGuideOperations = {
  getSdkReference: operation({
    method: 'GET',
    path: '/api/sdk/reference',
    area: 'wallet',
    summary:
      'What dApps can ask of the sandbox wallet, and what it may answer instead: made from the declarations',
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
    summary: 'The dApp of the site itself sends a little test money, as the server of a dApp would',
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
      is_new: Type.Boolean({ description: 'False: it had been sent before, and nothing moved now' }),
    }),
    problems: ['dapp_not_found', 'receiver_not_found', 'trace_reused', 'sandbox_empty'],
    perMinute: 10,
  }),
}
