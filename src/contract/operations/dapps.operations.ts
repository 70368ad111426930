import { Type } from 'typebox'
import { maxDapps, duplicateMilliseconds } from '../../domain/dapps/dapp-rules.ts'
import { minute } from '../../domain/kernel/time/durations.ts'
import {
  RedirectQuery,
  SecretRequest,
  RedirectCheck,
  Dapp,
  DappDeliveries,
  DappList,
  OneDapp,
  StatedDapp,
} from '../shapes/dapp-shapes.ts'
import { operation } from './operation.ts'

const params = Type.Object({ dapp_id: Type.String({ maxLength: 40, description: 'Id of the dApp' }) })

export const dappsOperations = {
  listDapps: operation({
    method: 'GET',
    path: '/api/dapps',
    area: 'dapps',
    summary: 'List the dApps of the logged-in developer, the newest first',
    reply: DappList,
    problems: ['not_logged_in'],
    perMinute: 240,
  }),
  createDapp: operation({
    method: 'POST',
    path: '/api/dapps',
    area: 'dapps',
    summary: `Create a dApp of the logged-in developer, who may have ${maxDapps}. Sending the same values again within ${duplicateMilliseconds / minute} minutes returns the dApp that the first call created`,
    body: Type.Object(StatedDapp),
    reply: Dapp,
    problems: ['not_logged_in', 'dapps_full'],
    perMinute: 30,
  }),
  getDapp: operation({
    method: 'GET',
    path: '/api/dapps/{dapp_id}',
    area: 'dapps',
    summary: 'Get one dApp of the logged-in developer',
    params,
    reply: OneDapp,
    problems: ['not_logged_in', 'dapp_not_found'],
    perMinute: 240,
  }),
  changeDapp: operation({
    method: 'POST',
    path: '/api/dapps/{dapp_id}',
    area: 'dapps',
    summary: 'Replace the values of a dApp; refused when somebody has changed it since `version`',
    params,
    body: Type.Object({
      ...StatedDapp,
      version: Type.Integer({ description: '`version` of the dApp as it was read before this change' }),
    }),
    reply: Dapp,
    problems: ['not_logged_in', 'dapp_not_found', 'dapp_changed'],
    perMinute: 60,
  }),
  deleteDapp: operation({
    method: 'DELETE',
    path: '/api/dapps/{dapp_id}',
    area: 'dapps',
    summary: 'Delete a dApp permanently, with its link, its secrets and its webhooks',
    params,
    reply: Type.Object({ deleted: Type.Boolean() }),
    problems: ['not_logged_in', 'dapp_not_found'],
    perMinute: 60,
  }),
  makeDappSecret: operation({
    method: 'POST',
    path: '/api/dapps/{dapp_id}/secret',
    area: 'dapps',
    summary:
      'Create a new app secret or webhook secret of a dApp; only this response contains it, and the previous secret stops working',
    params,
    body: SecretRequest,
    reply: Type.Object({
      secret: Type.String({
        description:
          'The new secret; the site cannot show it again. An app secret is the whole text after `Bearer` in the header `Authorization`',
      }),
      dapp: Dapp,
    }),
    problems: ['not_logged_in', 'dapp_not_found'],
    perMinute: 20,
  }),
  listDappDeliveries: operation({
    method: 'GET',
    path: '/api/dapps/{dapp_id}/deliveries',
    area: 'dapps',
    summary: 'List the latest webhooks to the server of a dApp and their outcomes, the newest first',
    params,
    reply: DappDeliveries,
    problems: ['not_logged_in', 'dapp_not_found'],
    perMinute: 120,
  }),
  checkDappRedirect: operation({
    method: 'GET',
    path: '/api/dapps/{dapp_id}/redirect-check',
    area: 'dapps',
    summary:
      'Check whether a link that opens a dApp may redirect to a URL; without a URL, get the one at which the dApp opens',
    params,
    query: RedirectQuery,
    reply: RedirectCheck,
    problems: ['dapp_not_found'],
    perMinute: 240,
  }),
}
