import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const disclosure = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  // The menu closes when the page is left. It does not close at hydration, because the reader may have opened it before.
  useEffect(() => {
    const element = disclosure.current
    return () => {
      if (element) element.open = false
    }
  }, [key])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const element = disclosure.current
      if (event.key !== 'Escape' || element?.open !== true) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    const onPress = (event: PointerEvent) => {
      const element = disclosure.current
      if (element && !element.contains(event.target as Node)) element.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])
  return disclosure
}
