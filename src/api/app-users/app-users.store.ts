import type { AppUser } from '../../domain/app-users/app-user.ts'
import type { Queries } from '../database/database.ts'

export interface DeviceRow extends AppUser {
  readonly device_id: string
  readonly public_key: Uint8Array
  readonly last_seen_at: Date
}

const columns = 'device_id, public_key, last_seen_at, user_id, app_users.name'

export async function findDevice(deviceId: string, { query }: Queries): Promise<DeviceRow | undefined> {
  const [row] = await query<DeviceRow>(
    `select ${columns} from devices join app_users using (user_id) where device_id = $1`,
    [deviceId],
  )
  return row
}

export async function findDeviceByKey(
  publicKey: Uint8Array,
  { query }: Queries,
): Promise<DeviceRow | undefined> {
  const [row] = await query<DeviceRow>(
    `select ${columns} from devices join app_users using (user_id) where public_key = $1`,
    [publicKey],
  )
  return row
}

export async function lockKey(publicKey: Uint8Array, { query }: Queries): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtext('app keys'), hashtext(encode($1::bytea, 'hex')))`, [
    publicKey,
  ])
}

export async function putAppUser({ user_id, name }: AppUser, now: Date, { query }: Queries): Promise<void> {
  await query('insert into app_users (user_id, name, created_at) values ($1, $2, $3)', [user_id, name, now])
}

export async function putDevice(
  { device_id, user_id, public_key }: Omit<DeviceRow, 'name' | 'last_seen_at'>,
  now: Date,
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into devices (device_id, user_id, public_key, created_at, last_seen_at) values ($1, $2, $3, $4, $4)`,
    [device_id, user_id, public_key, now],
  )
}

export async function touchDevice(
  { deviceId, now }: { deviceId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('update devices set last_seen_at = $2 where device_id = $1', [deviceId, now])
}
