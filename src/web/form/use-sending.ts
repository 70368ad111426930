import { useRef, useState } from 'react'

export function useSending() {
  const isSending = useRef(false)
  const [waiting, setWaiting] = useState(false)
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
