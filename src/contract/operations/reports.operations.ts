import { Type } from 'typebox'
import { Lines } from '../shapes/wire.ts'
import { operation } from './operation.ts'

export const reportsOperations = {
  reportFailure: operation({
    method: 'POST',
    path: '/api/error-report',
    area: 'reports',
    summary: 'Report a failure that happened in a browser; the operator of the site reads it in the log',
    body: Type.Object(
      {
        message: Lines({ minLength: 1, maxLength: 500, description: 'What failed' }),
        path: Type.Optional(
          Type.String({ maxLength: 500, pattern: '^/', description: 'Path of the request that failed' }),
        ),
        status: Type.Optional(
          Type.Integer({ minimum: 100, maximum: 599, description: 'HTTP status of the response' }),
        ),
        response: Type.Optional(Lines({ maxLength: 4000, description: 'Body of the response' })),
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
