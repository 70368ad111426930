import { useEffect, useEffectEvent, useRef } from 'react'

/** For buttons that need scripts: a press before hydration is remembered and takes effect after hydration. */
export function useEarlyPress(act: () => void) {
  const ref = useRef<HTMLButtonElement>(null)
  const press = useEffectEvent(act)
  useEffect(() => {
    if (takeMark(ref.current) === 'pressed') press()
  }, [])
  return {
    ref,
    'data-early': '',
    suppressHydrationWarning: true,
    onClick: () => {
      takeMark(ref.current)
      act()
    },
  } as const
}

function takeMark(button: HTMLButtonElement | null): string | undefined {
  const mark = button?.dataset['early']
  delete button?.dataset['early']
  return mark
}
