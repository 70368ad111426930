import { Type } from 'typebox'
import { perLocalised } from '../../../domain/kernel/text/text.ts'
import { OfferingCell } from './offering-shapes.ts'
import { Nullable } from '../wire.ts'

const Text = Nullable(Type.String())

export const OfferingDetail = Type.Object({
  ...OfferingCell.properties,
  ...perLocalised('desc', () => Text),
  initial_price: Text,
  platform: Text,
  token_type: Text,
  video: Text,
  country: Text,
  restricted_areas: Type.Array(Type.String()),
  not_us: Type.Boolean(),
  kyc: Nullable(Type.Boolean()),
  whitelist: Nullable(Type.Boolean()),
  hard_cap: Text,
  soft_cap: Text,
  team: Type.Array(
    Type.Object({
      avatar: Text,
      name: Type.String(),
      title: Text,
      socials: Type.Array(Type.String()),
    }),
  ),
  urls: Type.Record(Type.String(), Type.String()),
  bonus: Type.Array(Type.Object({ time: Type.String(), value: Type.String() })),
  source: Nullable(Type.String({ description: 'Who collected the entry.' })),
  as_of: Nullable(Type.String({ description: 'The day or month their word is of: 2025-03-31, 2025-03.' })),
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
