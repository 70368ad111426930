import type { LoginFacts } from '../../domain/app-users/qr-login.ts'
import type { Queries } from '../database/database.ts'

export interface LoginRow {
  readonly login_id: string
  readonly number: string
  readonly user_agent: string
  readonly expires_at: Date
  readonly scanned_by: string | null
  readonly approved: boolean | null
  readonly answered_at: Date | null
  readonly claimed_at: Date | null
}

const columns = 'login_id, number, user_agent, expires_at, scanned_by, approved, answered_at, claimed_at'

export function factsOf({ expires_at, scanned_by, approved, answered_at, claimed_at }: LoginRow): LoginFacts {
  return {
    expiresAt: expires_at.getTime(),
    scannedBy: scanned_by,
    approved,
    answeredAt: answered_at?.getTime() ?? null,
    claimedAt: claimed_at?.getTime() ?? null,
  }
}

interface NewLogin {
  readonly loginId: string
  readonly codeHash: Uint8Array
  readonly browser: Uint8Array
  readonly number: string
  readonly userAgent: string
  readonly now: Date
  readonly expiresAt: Date
}

export async function putLogin(
  { loginId, codeHash, browser, number, userAgent, now, expiresAt }: NewLogin,
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into qr_logins (login_id, code_hash, browser, number, user_agent, started_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (browser) do update set
       login_id = excluded.login_id, code_hash = excluded.code_hash, number = excluded.number,
       user_agent = excluded.user_agent, started_at = excluded.started_at, expires_at = excluded.expires_at,
       scanned_by = null, scanned_at = null, approved = null, answered_at = null, claimed_at = null`,
    [loginId, codeHash, browser, number, userAgent, now, expiresAt],
  )
}

export async function findLoginOf(browser: Uint8Array, { query }: Queries): Promise<LoginRow | undefined> {
  const [row] = await query<LoginRow>(`select ${columns} from qr_logins where browser = $1`, [browser])
  return row
}

type LoginKey = { browser: Uint8Array } | { codeHash: Uint8Array } | { loginId: string }

export async function lockLogin(key: LoginKey, { query }: Queries): Promise<LoginRow | undefined> {
  const { where, value } =
    'browser' in key
      ? { where: 'browser = $1', value: key.browser }
      : 'codeHash' in key
        ? { where: 'code_hash = $1', value: key.codeHash }
        : { where: 'login_id = $1', value: key.loginId }
  const [row] = await query<LoginRow>(`select ${columns} from qr_logins where ${where} for update`, [value])
  return row
}

export async function deleteLoginsEndedBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from qr_logins where expires_at < $1', [moment])
}
