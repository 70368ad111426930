import { Type } from 'typebox'
import { mostDapps } from '../../domain/dapps/dapp-rules.ts'
import { operation } from './operation.ts'
import { Nullable } from './wire.ts'

/** What is wrong with a text is told by the rules of the form: the schema only bounds what is read. */
const Typed = (description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength: 10_000, description })))

const Stated = {
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

const Dapp = Type.Object({
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

const params = Type.Object({ dapp_id: Type.String({ maxLength: 40 }) })

export const dappsOperations = {
  listDapps: operation({
    method: 'GET',
    path: '/api/dapps',
    area: 'dapps',
    summary: 'The dApps of who is logged in, the newest first',
    reply: Type.Object({
      dapps: Type.Array(Dapp),
      most: Type.Integer({ description: 'So many a developer may have' }),
      url_prefix: Prefix,
    }),
    problems: ['not_logged_in'],
    perMinute: 240,
  }),
  createDapp: operation({
    method: 'POST',
    path: '/api/dapps',
    area: 'dapps',
    summary: `Create a dApp, ${mostDapps} at most; the same again within ten minutes is the one that is there`,
    body: Type.Object(Stated),
    reply: Dapp,
    problems: ['not_logged_in', 'dapps_full'],
    perMinute: 30,
  }),
  getDapp: operation({
    method: 'GET',
    path: '/api/dapps/{dapp_id}',
    area: 'dapps',
    summary: 'A dApp of who is logged in',
    params,
    reply: Type.Object({ dapp: Dapp, url_prefix: Prefix }),
    problems: ['not_logged_in', 'dapp_not_found'],
    perMinute: 240,
  }),
  changeDapp: operation({
    method: 'POST',
    path: '/api/dapps/{dapp_id}',
    area: 'dapps',
    summary: 'Change a dApp; refused when it was changed since `version`',
    params,
    body: Type.Object({ ...Stated, version: Type.Integer() }),
    reply: Dapp,
    problems: ['not_logged_in', 'dapp_not_found', 'dapp_changed'],
    perMinute: 60,
  }),
  deleteDapp: operation({
    method: 'DELETE',
    path: '/api/dapps/{dapp_id}',
    area: 'dapps',
    summary: 'Delete a dApp for good: its link, its secrets and its webhooks end with it',
    params,
    reply: Type.Object({ deleted: Type.Boolean() }),
    problems: ['not_logged_in', 'dapp_not_found'],
    perMinute: 60,
  }),
  makeDappSecret: operation({
    method: 'POST',
    path: '/api/dapps/{dapp_id}/secret',
    area: 'dapps',
    summary: 'Make a new secret, which is shown this once; the one before ends',
    params,
    body: Type.Object({
      kind: Type.Optional(
        Nullable(
          Type.Enum(['app', 'webhook'] as const, {
            description: 'What its server proves itself with (`app`), or what webhooks are signed with',
          }),
        ),
      ),
    }),
    reply: Type.Object({ secret: Type.String(), dapp: Dapp }),
    problems: ['not_logged_in', 'dapp_not_found'],
    perMinute: 20,
  }),
  listDappDeliveries: operation({
    method: 'GET',
    path: '/api/dapps/{dapp_id}/deliveries',
    area: 'dapps',
    summary: 'What the webhook of a dApp was told lately, the newest first',
    params,
    reply: Type.Object({
      deliveries: Type.Array(
        Type.Object({
          delivery_id: Type.String(),
          event: Type.String({ description: 'Such as payment.paid' }),
          queued_at: Type.String(),
          attempts: Type.Integer(),
          outcome: Nullable(
            Type.Enum(['delivered', 'given up'] as const, { description: 'Null: it is tried again' }),
          ),
          last_status: Nullable(Type.Integer({ description: 'What its server answered last' })),
          last_error: Nullable(Type.String()),
        }),
      ),
    }),
    problems: ['not_logged_in', 'dapp_not_found'],
    perMinute: 120,
  }),
  checkDappRedirect: operation({
    method: 'GET',
    path: '/api/dapps/{dapp_id}/redirect-check',
    area: 'dapps',
    summary: 'Where the link of a dApp leads, and whether it may lead to an address',
    params,
    query: Type.Object({
      url: Type.Optional(Type.String({ maxLength: 10_000, description: 'Left out: to the dApp itself' })),
    }),
    reply: Type.Object({
      allowed: Type.Boolean(),
      target: Nullable(Type.String({ description: 'Null where it may not lead' })),
      name: Type.String(),
      own: Type.String({ description: 'The address of the dApp itself' }),
    }),
    problems: ['dapp_not_found'],
    perMinute: 240,
  }),
}
