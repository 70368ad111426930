import { Refusal } from '../../contract/problems/problem.ts'
import { followStatus } from '../../domain/follow/follow.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { emailKey, readEmailAddress } from '../../domain/kernel/text/email-address.ts'
import type { Database } from '../database/database.ts'
import type { Caller, Implementations } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import { hashSecret, newSecret } from '../secrets/secrets.ts'
import { findLinked } from './find-linked-follow.ts'
import { findRequest } from './follow-requests.store.ts'
import { requestFollow, type FollowDeps } from './request-follow.ts'
import { stopFollowing } from './stop-following.ts'

type Names = 'getFollow' | 'follow' | 'unfollow' | 'getFollowLink'

interface FollowInput {
  readonly email?: string | undefined
  readonly itemId?: string | null | undefined
}

export function implementFollow(deps: FollowDeps & { database: Database }): Pick<Implementations, Names> {
  const { database } = deps
  return {
    async getFollow(requested, caller) {
      caller.isPrivate?.()
      const { email, itemId } = followedOf(requested, caller.language)
      const status = await statusFor(
        { email, itemId, browser: browserOf(caller.browserProof?.stored) },
        database,
      )
      return { itemId, status }
    },

    async follow(requested, caller) {
      const { email, itemId } = followedOf(requested, caller.language)
      const browser = browserOf(caller.browserProof?.stored) ?? newBrowser(caller)
      const { language, address = '' } = caller
      const name = itemId === null ? null : await deps.nameOf({ itemId, language }, database)
      if (name === undefined) throw new Refusal('offering_not_found')
      const status = await requestFollow({ email, itemId, name, browser, caller: address, language }, deps)
      return { itemId, status }
    },

    async unfollow(requested, caller) {
      const { email, itemId } = followedOf(requested, caller.language)
      const { address = '' } = caller
      await stopFollowing(
        { email, itemId, browser: browserOf(caller.browserProof?.stored), caller: address },
        deps,
      )
      return { itemId, status: followStatus.notFollowing }
    },

    async getFollowLink({ token }, caller) {
      caller.isPrivate?.()
      const linked = await findLinked(token, deps)
      if (linked === undefined) throw new Refusal('follow_link_invalid')
      const { item_id: itemId } = linked.follow
      const name =
        itemId === null
          ? null
          : ((await deps.nameOf({ itemId, language: caller.language }, database)) ?? null)
      return { itemId, name, status: linked.status }
    },
  }
}

function followedOf({ email = '', itemId = null }: FollowInput, language: Language) {
  const read = readEmailAddress(email)
  if (read === undefined) {
    const code = email.trim() === '' ? 'required' : 'email'
    throw new Refusal('invalid_input', { errors: [fieldError({ field: 'email', code, language })] })
  }
  return { email: read, itemId: itemId === '' ? null : itemId }
}

/**
 * The status of a follow as a browser may see it. Only a browser whose request was confirmed by mail sees the real one; any other
 * sees `waiting` if it has requested the follow itself, and `notFollowing` if not, whatever the address follows.
 */
async function statusFor(
  { email, itemId, browser }: { email: string; itemId: string | null; browser: Uint8Array | undefined },
  database: Database,
) {
  const request = browser && (await findRequest({ emailKey: emailKey(email), itemId, browser }, database))
  if (request === undefined) return followStatus.notFollowing
  return request.confirmed_at === null ? followStatus.waiting : request.status
}

/** Identifies a browser by the hash of the secret in its cookie, so that the database does not contain the secret. */
export function browserOf(secret: string | undefined): Uint8Array | undefined {
  return secret === undefined ? undefined : hashSecret(secret)
}

function newBrowser({ browserProof }: Caller): Uint8Array {
  const secret = newSecret(24)
  browserProof?.store(secret)
  return hashSecret(secret)
}
