import { useSyncExternalStore } from 'react'
import { countdownParts, type CountdownParts } from './countdown-parts.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  for (const listener of listeners) listener()
}

function run() {
  clearInterval(timer)
  timer = undefined
  if (listeners.size === 0 || document.visibilityState === 'hidden') return
  timer = setInterval(tick, 1000)
  tick()
}

/** All countdowns of a page share one timer, which stops while the page is hidden. */
function onSecond(listener: () => void) {
  if (listeners.size === 0) document.addEventListener('visibilitychange', run)
  listeners.add(listener)
  if (timer === undefined) run()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', run)
    run()
  }
}

type CountdownTo = {
  until: string
  /**
   * The server's time when it rendered the page. The server and the first rendering in the browser both use it, so their texts
   * are equal.
   */
  now: string
}

export function useCountdown({ until, now }: CountdownTo): CountdownParts {
  const end = Date.parse(until)
  // Stays constant after the end, so that a finished countdown does not render again.
  const nowMs = useSyncExternalStore(
    onSecond,
    () => Math.min(end, wholeSecond(Date.now())),
    () => Math.min(end, Date.parse(now)),
  )
  return countdownParts(end, nowMs)
}

type CountdownProps = CountdownTo & { format: (parts: CountdownParts) => string; className?: string }

/** Renders again only when its text changes, which for most countdowns is once an hour. */
export function Countdown({ until, now, format, className }: CountdownProps) {
  const end = Date.parse(until)
  const textAt = (time: number) => format(countdownParts(end, Math.min(end, time)))
  const text = useSyncExternalStore(
    onSecond,
    () => textAt(wholeSecond(Date.now())),
    () => textAt(Date.parse(now)),
  )
  return (
    <time dateTime={until} className={`tabular-nums ${className ?? ''}`}>
      {text}
    </time>
  )
}

function wholeSecond(time: number): number {
  return Math.floor(time / 1000) * 1000
}
