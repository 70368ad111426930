import { Type } from 'typebox'
import { Lines } from '../shapes/wire.ts'
import { operation } from './operation.ts'

export const reportsOperations = {
  reportFailure: operation({
    method: 'POST',
    path: '/api/error-report',
    area: 'reports',
    summary: 'Report a failure that a browser has seen to the operator',
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
      received: Type.Boolean({
        description: 'False when the report was dropped because there were too many',
      }),
    }),
    perMinute: 20,
  }),
}
