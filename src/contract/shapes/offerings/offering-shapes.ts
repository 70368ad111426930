import { Type } from 'typebox'
import { Nullable } from '../wire.ts'
import { fieldSchemas } from './field-schemas.ts'

const cell = fieldSchemas(['list'])

export const OfferingCell = Type.Object(cell)

export const OfferingDetail = Type.Object({
  ...cell,
  ...fieldSchemas(['page', 'index']),
  terms: Type.Record(Type.String(), Type.String(), {
    description:
      'Usual English terms among `token_type`, `team` and `bonus`, also in `changes`, and what they are called in the language of the host',
  }),
  views: Type.Integer({ description: 'How often the page of the offering was viewed' }),
  changes: Type.Array(
    Type.Object({
      changed_at: Type.String({ format: 'date-time', description: 'When the values were changed' }),
      source: Type.String({
        description: 'Who changed the values: import, owner, operator, or calendar when a date has passed',
      }),
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
  white_paper: Nullable(Type.String({ description: 'Address of the white paper, if the payer states one.' })),
  contact: Nullable(
    Type.String({
      description: 'Telephone number or e-mail address of the seller, if the payer states one.',
    }),
  ),
  until: Type.String({ format: 'date-time', description: 'When the advertisement ends, exclusive.' }),
  href: Type.String({
    description:
      'Address that the advertisement links to: the page of the offering on this site, or an external page.',
  }),
})
