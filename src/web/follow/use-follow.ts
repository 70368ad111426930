import { useEffect, useState } from 'react'
import { followStatus, type FollowStatus } from '../../domain/follow/follow.ts'
import { isHttpFailure } from '../loading/http-failure.ts'
import { fetchedClient } from '../loading/load.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { storeEmail, storedEmail } from './stored-email.ts'

export interface Follow {
  /** Undefined while loading, or if this browser has no stored address. */
  readonly status: FollowStatus | undefined
  /** Returns the new status, or undefined if the call failed; the caller reports the failure. */
  readonly follow: (email: string) => Promise<FollowStatus | undefined>
  readonly stop: () => Promise<boolean>
}

export function useFollow(itemId: string | null): Follow {
  const [status, setStatus] = useState<FollowStatus>()
  useEffect(() => {
    const email = storedEmail()
    if (email === '') return undefined
    let isShown = true
    const callOff = whenIdle(() => {
      void attempt(async () => {
        const record = await (await fetchedClient()).getFollow({ email, itemId })
        if (isShown) setStatus(record.status)
      })
    })
    return () => {
      isShown = false
      callOff()
    }
  }, [itemId])
  return {
    status,
    async follow(email) {
      let requested: FollowStatus | undefined
      const before = storedEmail()
      const isMended = status === followStatus.waiting && before !== '' && before !== email
      await attempt(async () => {
        requested = (await (await fetchedClient()).follow({ email, itemId })).status
        storeEmail(email)
        setStatus(requested)
      })
      // The address with the typo is not kept waiting. If this fails, it expires by itself.
      if (requested !== undefined && isMended)
        await attempt(async () => void (await (await fetchedClient()).unfollow({ email: before, itemId })))
      return requested
    },
    stop: () =>
      attempt(async () => {
        const record = await (await fetchedClient()).unfollow({ email: storedEmail(), itemId })
        setStatus(record.status)
      }),
  }
}

/** Returns false if the server refuses or is unreachable, which callers show to the reader; other errors are bugs and are thrown. */
async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return false
    throw error
  }
}
