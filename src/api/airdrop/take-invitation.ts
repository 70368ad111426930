import { randomBytes } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { invitationFault, inviteCodeLength, readInviteCode } from '../../domain/airdrop/invitation.ts'
import { makeShortId } from '../../domain/kernel/text/short-id.ts'
import type { Database, Queries } from '../database/database.ts'
import {
  findByCode,
  findCode,
  findInviter,
  findPerson,
  putCode,
  putInvitation,
  type Person,
} from './invitations.store.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

const problems = {
  own: 'invitation_own',
  later: 'invitation_later',
  too_late: 'invitation_too_late',
} as const

/**
 * Stores who invited a user. If the user sends the same code again, even after the deadline, the reply is the same inviter; a
 * code of another inviter is refused.
 */
export async function takeInvitation(
  { userId, code }: { userId: string; code: string },
  { database, now }: Deps,
): Promise<Person> {
  const read = readInviteCode(code)
  const inviter = read && (await findByCode(read, database))
  if (!inviter) throw new Refusal('invitation_not_found')
  return database.transaction(async (queries) => {
    const known = await findInviter(userId, queries)
    if (known !== undefined) return requireSame(known, inviter)
    const invited = await findPerson(userId, queries)
    if (invited === undefined) throw new Refusal('app_signature_invalid')
    const at = now()
    const fault = invitationFault({
      invited: registeredOf(invited),
      inviter: registeredOf(inviter),
      now: at.getTime(),
    })
    if (fault !== undefined) throw new Refusal(problems[fault])
    await putInvitation({ userId, inviterId: inviter.user_id, now: at }, queries)
    // A concurrent request may have stored an inviter first; if it is another one, this request is refused.
    return requireSame((await findInviter(userId, queries)) ?? inviter, inviter)
  })
}

function requireSame(known: Person, requested: Person): Person {
  if (known.user_id !== requested.user_id) throw new Refusal('invitation_set')
  return known
}

export function registeredOf({ user_id, created_at }: Person) {
  return { userId: user_id, registeredAt: created_at.getTime() }
}

export async function ownCode(userId: string, queries: Queries, now: Date): Promise<string> {
  for (;;) {
    const known = await findCode(userId, queries)
    if (known !== undefined) return known
    const code = makeShortId({ prefix: '', length: inviteCodeLength }, randomBytes)
    await putCode({ userId, code, now }, queries)
  }
}
