import { Type } from 'typebox'
import { operation } from './operation.ts'
import { Lines } from '../shapes/wire.ts'

export const reportsOperations = {
  reportFailure: operation({
    method: 'POST',
    path: '/api/error-report',
    area: 'reports',
    summary: 'Tell the operator of a failure seen in a browser',
    body: Type.Object(
      {
        message: Lines({ minLength: 1, maxLength: 500 }),
        path: Type.Optional(Type.String({ maxLength: 500, pattern: '^/' })),
        status: Type.Optional(Type.Integer({ minimum: 100, maximum: 599 })),
        response: Type.Optional(Lines({ maxLength: 4000 })),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      received: Type.Boolean({ description: 'False when there were too many to look at this one' }),
    }),
    perMinute: 20,
  }),
}
