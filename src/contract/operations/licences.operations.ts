import { Type } from 'typebox'
import { operation } from './operation.ts'

export const licencesOperations = {
  checkLicence: operation({
    method: 'POST',
    path: '/api/licences/check',
    area: 'purchase',
    summary:
      'Check a licence code of CoinView Premium; the app can verify the signed result while it is offline',
    readOnly: true,
    body: Type.Object({
      code: Type.String({
        minLength: 1,
        maxLength: 60,
        description: 'Licence code from the mail to the buyer',
      }),
      nonce: Type.String({
        pattern: '^[\\w-]{16,64}$',
        description:
          'Random text made by the app; the signed statement repeats it, so that an old statement cannot be used again',
      }),
    }),
    reply: Type.Object({
      statement: Type.String({
        description:
          'Base64url of JSON with licence, nonce, premium (true or false), plan_id, checked_at and valid_until; the signature covers this text',
      }),
      signature: Type.String({ description: 'Ed25519 signature of `statement`, in base64url' }),
      key_id: Type.String({ description: 'Id of the key that signed; getLicenceKey returns the key' }),
    }),
    problems: ['licence_not_found'],
    perMinute: 80,
  }),
  getLicenceKey: operation({
    method: 'GET',
    path: '/api/licences/key',
    area: 'purchase',
    summary: 'Get the public key that verifies licence statements',
    reply: Type.Object({
      key_id: Type.String({ description: 'Id of the key, as in signed statements' }),
      algorithm: Type.Enum(['Ed25519'] as const),
      public_key: Type.String({ description: 'The public key: 32 bytes in base64url' }),
    }),
    perMinute: 120,
    cacheSeconds: 300,
  }),
}
