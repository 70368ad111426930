import { Type } from 'typebox'
import { Nullable } from './wire.ts'

const Typed = (description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength: 10_000, description })))

export const StatedDapp = {
  name: Typed('1 to 20 letters and digits of any script, with single spaces between'),
  url: Typed('Address of the dApp; starts with `url_prefix`'),
  icon: Typed('Icon: the path that the upload of a JPEG or PNG image returned, `/files/….png`'),
  whitelist: Type.Optional(
    Nullable(
      Type.Array(Type.String({ maxLength: 10_000 }), {
        maxItems: 1_000,
        description: 'Further domains that the link of the dApp may lead to, without a protocol',
      }),
    ),
  ),
  webhook_url: Typed(
    'Gets a webhook call for each payment; must be on the domain of the dApp or on one of the whitelist',
  ),
}

export const Dapp = Type.Object({
  dapp_id: Type.String(),
  name: Type.String(),
  url: Type.String(),
  icon: Nullable(Type.String()),
  whitelist: Type.Array(Type.String()),
  webhook_url: Nullable(Type.String()),
  link: Type.String({ description: 'Link that opens the dApp; its QR code contains the same link' }),
  secret_made_at: Nullable(Type.String({ description: 'When the app secret was created; null before that' })),
  version: Type.Integer({
    description: 'Changes with every change of the dApp; send it back with the next change',
  }),
  created_at: Type.String(),
  updated_at: Type.String(),
})

const Prefix = Type.String({ description: 'The address of a dApp must start with this text' })

export const DappList = Type.Object({
  dapps: Type.Array(Dapp),
  most: Type.Integer({ description: 'Maximum number of dApps per developer' }),
  url_prefix: Prefix,
})

export const OneDapp = Type.Object({ dapp: Dapp, url_prefix: Prefix })

export const SecretRequest = Type.Object({
  kind: Type.Optional(
    Nullable(
      Type.Enum(['app', 'webhook'] as const, {
        description:
          'app: the secret that authenticates the server of the dApp; webhook: the secret that signs webhook calls',
      }),
    ),
  ),
})

const DappDelivery = Type.Object({
  delivery_id: Type.String(),
  event: Type.String({ description: 'Event name, such as payment.paid' }),
  queued_at: Type.String(),
  attempts: Type.Integer(),
  outcome: Nullable(
    Type.Enum(['delivered', 'given up'] as const, {
      description: 'Result of the delivery; null while it is being retried',
    }),
  ),
  last_status: Nullable(Type.Integer({ description: 'HTTP status of the last attempt' })),
  last_error: Nullable(Type.String()),
})

export const DappDeliveries = Type.Object({
  deliveries: Type.Array(DappDelivery),
})

export const RedirectQuery = Type.Object({
  url: Type.Optional(
    Type.String({ maxLength: 10_000, description: 'Address to check; default: the address of the dApp' }),
  ),
})

export const RedirectCheck = Type.Object({
  allowed: Type.Boolean(),
  target: Nullable(
    Type.String({ description: 'Address that the link leads to; null when it is not allowed' }),
  ),
  name: Type.String(),
  own: Type.String({ description: 'Address of the dApp' }),
})
