import { Type } from 'typebox'
import { fieldSchemas } from './field-schemas.ts'

const cell = fieldSchemas(['list'])

export const OfferingCell = Type.Object(cell)

export const OfferingDetail = Type.Object({
  ...cell,
  ...fieldSchemas(['page', 'index']),
  views: Type.Integer(),
  changes: Type.Array(
    Type.Object({
      changed_at: Type.String({ format: 'date-time' }),
      source: Type.String(),
      difference: Type.Array(
        Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
      ),
    }),
  ),
})

export const Ad = Type.Object({
  ...cell,
  ad_id: Type.String(),
  payer: Type.String({ description: 'Who pays for the advertisement.' }),
  until: Type.String({ format: 'date-time' }),
  href: Type.String({
    description: 'Target of the advertisement: the entry of the offering, or an external address.',
  }),
})
