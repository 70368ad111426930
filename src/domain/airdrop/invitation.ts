/** How long after registering a new user can enter the code of the person who invited them. */
export const invitationMilliseconds = 24 * 3_600_000

/**
 * The length of an invite code. An inviter's name is shown for a correct code, so codes are too long for anyone to find names by
 * trying random ones.
 */
export const inviteCodeLength = 8

/** Reads a typed invite code in any case and with surrounding spaces; undefined for a text that cannot be a code. */
export function readInviteCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toLowerCase() ?? ''
  return /^[a-z2-9]{8}$/.test(code) ? code : undefined
}

interface Registered {
  readonly userId: string
  readonly registeredAt: number
}

export type InvitationFault = 'own' | 'later' | 'too_late'

/**
 * An inviter must have registered before the invited user. So no user can invite themselves, and invitations cannot
 * form a circle even when several are written at the same time. If both registered in the same millisecond, the smaller
 * id counts as the earlier one.
 */
export function invitationFault({
  invited,
  inviter,
  now,
}: {
  readonly invited: Registered
  readonly inviter: Registered
  readonly now: number
}): InvitationFault | undefined {
  if (invited.userId === inviter.userId) return 'own'
  const isEarlier =
    inviter.registeredAt < invited.registeredAt ||
    (inviter.registeredAt === invited.registeredAt && inviter.userId < invited.userId)
  if (!isEarlier) return 'later'
  return now - invited.registeredAt > invitationMilliseconds ? 'too_late' : undefined
}

/** A friend's name as the inviter sees it: 이준호 → 이*호, Hana → H**a, 葵 → 葵. */
export function maskedName(name: string): string {
  const letters = Array.from(name)
  const [first = '', ...rest] = letters
  const last = rest.pop()
  if (last === undefined) return first
  return rest.length === 0 ? `${first}*` : `${first}${'*'.repeat(Math.min(rest.length, 4))}${last}`
}
