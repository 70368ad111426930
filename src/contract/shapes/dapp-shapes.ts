import { Type } from 'typebox'
import { Nullable } from './wire.ts'

/** What is wrong with a text is told by the rules of the form: the schema only bounds what is read. */
const Typed = (description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength: 10_000, description })))

export const StatedDapp = {
  name: Typed('1 to 20 letters and digits of any script, with single spaces between'),
  url: Typed('Where it is; starts with `url_prefix`'),
  icon: Typed('As the upload of a JPEG or PNG image answered it: /files/….png'),
  whitelist: Type.Optional(
    Nullable(
      Type.Array(Type.String({ maxLength: 10_000 }), {
        maxItems: 1_000,
        description: 'Domains beside its own that it may lead to, without a protocol',
      }),
    ),
  ),
  webhook_url: Typed('Told of payments; on its own domain or on one of the whitelist'),
}

export const Dapp = Type.Object({
  dapp_id: Type.String(),
  name: Type.String(),
  url: Type.String(),
  icon: Nullable(Type.String()),
  whitelist: Type.Array(Type.String()),
  webhook_url: Nullable(Type.String()),
  link: Type.String({ description: 'Opens it; the QR code says the same' }),
  secret_made_at: Nullable(Type.String({ description: 'Null: its server has no secret yet' })),
  version: Type.Integer({ description: 'Another one when it was changed' }),
  created_at: Type.String(),
  updated_at: Type.String(),
})

const Prefix = Type.String({ description: 'What addresses of dApps have to start with' })

export const DappList = Type.Object({
  dapps: Type.Array(Dapp),
  most: Type.Integer({ description: 'So many a developer may have' }),
  url_prefix: Prefix,
})

export const OneDapp = Type.Object({ dapp: Dapp, url_prefix: Prefix })

export const AskedSecret = Type.Object({
  kind: Type.Optional(
    Nullable(
      Type.Enum(['app', 'webhook'] as const, {
        description: 'What its server proves itself with (`app`), or what webhooks are signed with',
      }),
    ),
  ),
})

const DappDelivery = Type.Object({
  delivery_id: Type.String(),
  event: Type.String({ description: 'Such as payment.paid' }),
  queued_at: Type.String(),
  attempts: Type.Integer(),
  outcome: Nullable(
    Type.Enum(['delivered', 'given up'] as const, { description: 'Null: it is tried again' }),
  ),
  last_status: Nullable(Type.Integer({ description: 'What its server answered last' })),
  last_error: Nullable(Type.String()),
})

export const DappDeliveries = Type.Object({
  deliveries: Type.Array(DappDelivery),
})

export const AskedRedirect = Type.Object({
  url: Type.Optional(Type.String({ maxLength: 10_000, description: 'Left out: to the dApp itself' })),
})

export const CheckedRedirect = Type.Object({
  allowed: Type.Boolean(),
  target: Nullable(Type.String({ description: 'Null where it may not lead' })),
  name: Type.String(),
  own: Type.String({ description: 'The address of the dApp itself' }),
})
