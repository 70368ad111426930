import { Type } from 'typebox'
import { operation } from './operation.ts'

export const licencesOperations = {
  checkLicence: operation({
    method: 'POST',
    path: '/api/licences/check',
    area: 'purchase',
    summary: 'What a licence opens, signed so that the app can rely on it without a network',
    readOnly: true,
    body: Type.Object({
      code: Type.String({ minLength: 1, maxLength: 60 }),
      nonce: Type.String({
        pattern: '^[\\w-]{16,64}$',
        description: 'Random, of the device; it stands in the answer',
      }),
    }),
    reply: Type.Object({
      statement: Type.String({
        description:
          'JSON with licence, nonce, premium (true or false), plan_id, checked_at and valid_until, in base64url; this text is what is signed',
      }),
      signature: Type.String({ description: 'Ed25519, in base64url' }),
      key_id: Type.String(),
    }),
    problems: ['licence_not_found'],
    perMinute: 80,
  }),
  getLicenceKey: operation({
    method: 'GET',
    path: '/api/licences/key',
    area: 'purchase',
    summary: 'The public key that answers about licences are signed with',
    reply: Type.Object({
      key_id: Type.String(),
      algorithm: Type.Enum(['Ed25519'] as const),
      public_key: Type.String({ description: 'The 32 bytes in base64url' }),
    }),
    perMinute: 120,
    cacheSeconds: 300,
  }),
}
