import { useEffect, useRef } from 'react'

/**
 * Returns a function that runs its work when the mouse press under way is over, or at once if there is none. Leaving a field may
 * move the page; if it moved between press and release, the press on a button below would be lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const finish = () => {
      isPressed.current = false
      const { current: work } = waiting
      waiting.current = undefined
      work?.()
    }
    // A click comes right after its release, and before the submit that it causes. A press that ends elsewhere has no click.
    const release = () => void setTimeout(finish)
    document.addEventListener('mousedown', press, true)
    document.addEventListener('click', finish, true)
    document.addEventListener('mouseup', release, true)
    return () => {
      document.removeEventListener('mousedown', press, true)
      document.removeEventListener('click', finish, true)
      document.removeEventListener('mouseup', release, true)
    }
  }, [])
  return (work) => {
    if (isPressed.current) waiting.current = work
    else work()
  }
}
