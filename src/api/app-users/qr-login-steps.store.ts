import type { Queries } from '../database/database.ts'

export async function markScanned(
  { loginId, deviceId, now }: { loginId: string; deviceId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('update qr_logins set scanned_by = $2, scanned_at = $3 where login_id = $1', [
    loginId,
    deviceId,
    now,
  ])
}

export async function markAnswered(
  { loginId, approve, now }: { loginId: string; approve: boolean; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('update qr_logins set approved = $2, answered_at = $3 where login_id = $1', [
    loginId,
    approve,
    now,
  ])
}

export async function markClaimed(
  { loginId, now }: { loginId: string; now: Date },
  { query }: Queries,
): Promise<string | undefined> {
  const [row] = await query<{ user_id: string }>(
    `update qr_logins set claimed_at = $2 from devices
     where login_id = $1 and devices.device_id = scanned_by returning devices.user_id`,
    [loginId, now],
  )
  return row?.user_id
}
