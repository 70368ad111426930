import { exampleDappId, exampleDeveloperId } from '../../domain/dapps/example-dapp.ts'
import type { Queries } from '../database/database.ts'

const dapp = {
  name: 'Kissaten',
  url: 'https://kissaten.example/',
  icon: '/demo/dapps/kissaten.svg',
  whitelist: ['pay.kissaten.example'],
}

/** Creates the example dApp of the SDK page and its developer. Several instances may do so at the same time. */
export async function putExampleDapp(now: Date, { query }: Queries): Promise<void> {
  await query(
    'insert into app_users (user_id, name, created_at) values ($1, $2, $3) on conflict do nothing',
    [exampleDeveloperId, 'Kissaten Roasters', now],
  )
  await query(
    `insert into dapps (dapp_id, user_id, name, url, icon, whitelist, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6::text[], $7, $7) on conflict do nothing`,
    [exampleDappId, exampleDeveloperId, dapp.name, dapp.url, dapp.icon, dapp.whitelist, now],
  )
}
