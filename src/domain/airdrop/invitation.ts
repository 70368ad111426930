/** So long after registering somebody may say who invited them. */
export const invitationMilliseconds = 24 * 3_600_000

/** Many enough that nobody finds names by trying codes. */
export const inviteCodeLength = 8

/** As it was sent, or typed from a friend's screen; undefined for what cannot be one. */
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
 * Who may be somebody's inviter: whoever registered before them. So nobody invites themselves, and invitations never go in a circle,
 * however many are written at once. Of two who registered in the same millisecond the smaller id was first.
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

/** What an inviter sees of a friend: 이준호 → 이*호, Hana → H**a, 葵 → 葵. */
export function maskedName(name: string): string {
  const letters = Array.from(name)
  const [first = '', ...rest] = letters
  const last = rest.pop()
  if (last === undefined) return first
  return rest.length === 0 ? `${first}*` : `${first}${'*'.repeat(Math.min(rest.length, 4))}${last}`
}
