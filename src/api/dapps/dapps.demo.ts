import type { Database } from '../database/database.ts'

/** Of a developer who does not exist; nobody can log in as them, for no device is theirs. */
const developer = { user_id: 'cv_kissaten22', name: 'Kissaten Roasters' }

/** What the page of the SDK shows its examples with. */
const demoDapp = {
  dapp_id: 'd_kissaten22',
  name: 'Kissaten',
  url: 'https://kissaten.example/',
  icon: '/demo/dapps/kissaten.svg',
  whitelist: ['pay.kissaten.example'],
}

/** Where there are no dApps yet; on several instances at once, too. */
export async function fillDemoDapp({ database, now }: { database: Database; now: Date }): Promise<void> {
  await database.transaction(async ({ query }) => {
    const some = await query('select 1 from dapps limit 1')
    if (some.length > 0) return
    await query(
      'insert into app_users (user_id, name, created_at) values ($1, $2, $3) on conflict do nothing',
      [developer.user_id, developer.name, now],
    )
    const { dapp_id: id, name, url, icon, whitelist } = demoDapp
    await query(
      `insert into dapps (dapp_id, user_id, name, url, icon, whitelist, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6::text[], $7, $7) on conflict do nothing`,
      [id, developer.user_id, name, url, icon, whitelist, now],
    )
  })
}
