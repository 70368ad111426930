import { Type } from 'typebox'
import { Nullable } from './wire.ts'

const Typed = (description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength: 10_000, description })))

export const StatedDapp = {
  name: Typed('Name of the dApp: 1 to 20 letters and digits of any script, with single spaces between'),
  url: Typed('URL at which the dApp opens; must start with `url_prefix`'),
  icon: Typed('Icon: the path that the upload of a JPEG or PNG image returned, `/files/….png`'),
  whitelist: Type.Optional(
    Nullable(
      Type.Array(Type.String({ maxLength: 10_000 }), {
        maxItems: 1_000,
        description:
          'Further host names that the link and the webhooks of the dApp may lead to, such as pay.example.com; subdomains are not included',
      }),
    ),
  ),
  webhook_url: Typed(
    'URL that gets a webhook call for each payment; its host must be that of `url` or in `whitelist`. Empty: no webhooks',
  ),
}

export const Dapp = Type.Object({
  dapp_id: Type.String({ description: 'Id of the dApp, such as d_ab2cd3ef4g' }),
  name: Type.String({ description: 'Name of the dApp' }),
  url: Type.String({ description: 'URL at which the dApp opens' }),
  icon: Nullable(Type.String({ description: 'Path of the icon on this host' })),
  whitelist: Type.Array(Type.String(), {
    description: 'Further host names that the link and the webhooks of the dApp may lead to',
  }),
  webhook_url: Nullable(Type.String({ description: 'URL that gets a webhook call for each payment' })),
  link: Type.String({
    description: 'Link on this site that opens the dApp; the QR code of the dApp contains it',
  }),
  secret_made_at: Nullable(
    Type.String({ description: 'When the present app secret was created; null when there is none yet' }),
  ),
  version: Type.Integer({
    description: 'Changes with every change of the dApp; send it back with the next change',
  }),
  created_at: Type.String(),
  updated_at: Type.String(),
})

const Prefix = Type.String({
  description: 'Text with which the URL of every dApp must start, such as https://',
})

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
  event: Type.String({ description: 'What the webhook reports, such as payment.paid' }),
  queued_at: Type.String({ description: 'When the event happened and the webhook was queued' }),
  attempts: Type.Integer({ description: 'How often the webhook has been sent so far' }),
  outcome: Nullable(
    Type.Enum(['delivered', 'given up'] as const, {
      description:
        'delivered: the server of the dApp accepted the webhook; given up: it failed too often and is not sent again; null while the site still tries',
    }),
  ),
  last_status: Nullable(
    Type.Integer({ description: 'HTTP status of the last response of the server; null when it sent none' }),
  ),
  last_error: Nullable(Type.String({ description: 'Why the last attempt failed; null when it did not' })),
})

export const DappDeliveries = Type.Object({
  deliveries: Type.Array(DappDelivery),
})

export const RedirectQuery = Type.Object({
  url: Type.Optional(
    Type.String({
      maxLength: 10_000,
      description: 'URL that the link of the dApp shall lead to; default: the URL at which the dApp opens',
    }),
  ),
})

export const RedirectCheck = Type.Object({
  allowed: Type.Boolean({ description: 'True when the link of the dApp may lead to the URL' }),
  target: Nullable(
    Type.String({ description: 'URL that the link leads to; null when the requested URL is not allowed' }),
  ),
  name: Type.String({ description: 'Name of the dApp' }),
  own: Type.String({ description: 'URL at which the dApp opens' }),
})
