import { Type } from 'typebox'
import { operation } from './operation.ts'

const Field = Type.Object({
  name: Type.String({ description: 'Name of the field' }),
  type: Type.String({ description: 'Type of the value with its limits, such as `string, 1–40`' }),
  is_required: Type.Boolean(),
  meaning: Type.String({ description: 'What the field is, in the language of the host' }),
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
          given: Type.Array(Field, { description: 'Fields of the request' }),
          answered: Type.Array(Field, { description: 'Fields of the response' }),
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
      'Send a little test money from the example dApp of this site to an app user, as the server of a dApp would',
    body: Type.Object({
      receiver: Type.String({
        pattern: '^cv_[a-z2-9]{10}$',
        description: 'Id of the app user who gets the money',
      }),
      trace_id: Type.String({
        pattern: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$',
        description: 'A UUID that the caller makes; a repeated call with it moves no more money',
      }),
    }),
    reply: Type.Object({
      transaction_id: Type.String(),
      trace_id: Type.String(),
      receiver: Type.String({ description: 'Id of the app user who got the money' }),
      asset: Type.String({ description: 'Id of the asset' }),
      amount: Type.String({ description: 'Amount of `asset` as a decimal' }),
      is_new: Type.Boolean({
        description: 'False when a call with the same `trace_id` had already moved the money',
      }),
    }),
    problems: ['dapp_not_found', 'receiver_not_found', 'trace_reused', 'sandbox_empty'],
    perMinute: 10,
  }),
}
