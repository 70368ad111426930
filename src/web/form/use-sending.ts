import { useEffect, useRef, useState } from 'react'
import { fetchedClient } from '../loading/load.ts'
import { whenIdle } from '../loading/when-idle.ts'

/** Sends once however often the button is pressed. The scripts that send are loaded before, so that sending needs only the call. */
export function useSending() {
  const isSending = useRef(false)
  const [waiting, setWaiting] = useState(false)
  // A failure is ignored: sending loads them again, and reports a failure itself.
  useEffect(() => whenIdle(() => void fetchedClient().catch(() => undefined)), [])
  const once = async (send: () => Promise<void>) => {
    if (isSending.current) return
    isSending.current = true
    setWaiting(true)
    try {
      await send()
    } finally {
      isSending.current = false
      setWaiting(false)
    }
  }
  return { waiting, once }
}
