import { useEffect, useState } from 'react'
import type { FollowStatus } from '../../domain/follow/follow.ts'
import { isHttpFailure } from '../loading/http-failure.ts'
import { fetchedClient } from '../loading/load.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { storeEmail, storedEmail } from './stored-email.ts'

export interface Follow {
  /** Undefined until it is known, and where nobody has given an address. */
  readonly status: FollowStatus | undefined
  /** What it came to; undefined when it failed, which is told by the caller. */
  readonly follow: (email: string) => Promise<FollowStatus | undefined>
  /** True when it worked. */
  readonly stop: () => Promise<boolean>
}

/** Where this browser stands with an offering, or with the news of the site. */
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
      await attempt(async () => {
        requested = (await (await fetchedClient()).follow({ email, itemId })).status
        storeEmail(email)
        setStatus(requested)
      })
      return requested
    },
    stop: () =>
      attempt(async () => {
        const record = await (await fetchedClient()).unfollow({ email: storedEmail(), itemId })
        setStatus(record.status)
      }),
  }
}

/** A server that refuses or is out of reach is told to the reader; what else goes wrong is a fault of ours. */
async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return false
    throw error
  }
}
