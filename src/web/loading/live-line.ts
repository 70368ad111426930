import { reopenPause } from '../../domain/market/quotes/reopen-pause.ts'

/** The server gives a sign of life every 15 seconds: a line that misses two is dead, whatever the browser thinks. */
const silentMilliseconds = 40_000
/** A line that is back sooner was away for nobody. */
const awayMilliseconds = 5_000

interface LineOptions {
  readonly path: string
  readonly events: Readonly<Record<string, (data: string) => void>>
  readonly onAway: () => void
  /** After it was away. */
  readonly onBack: () => void
  readonly random: () => number
}

export interface LiveLine {
  /** Opens it unless it is open; one that waits for its next attempt does not wait. */
  readonly open: () => void
  readonly close: () => void
}

/**
 * An `EventSource` that does not give up. By itself it ends for good with the first answer that is not 200, as a proxy
 * gives while the site behind it starts, and it does not notice a line that has gone dead.
 */
export function liveLine({ path, events, onAway, onBack, random }: LineOptions): LiveLine {
  let stream: EventSource | undefined
  let failures = 0
  let isAway = false
  let reopening: number | undefined
  let silent: number | undefined
  let away: number | undefined

  const hangUp = () => {
    window.clearTimeout(reopening)
    window.clearTimeout(silent)
    stream?.close()
    stream = undefined
  }
  const isBack = () => {
    window.clearTimeout(away)
    away = undefined
    if (isAway) onBack()
    isAway = false
  }
  const isMissed = () => {
    isAway = true
    onAway()
  }
  const waitForSign = () => {
    window.clearTimeout(silent)
    silent = window.setTimeout(fail, silentMilliseconds)
  }
  const fail = () => {
    hangUp()
    failures++
    away ??= window.setTimeout(isMissed, awayMilliseconds)
    reopening = window.setTimeout(open, reopenPause({ failures, random }))
  }
  const open = () => {
    if (stream !== undefined) return
    hangUp()
    stream = new EventSource(path)
    stream.addEventListener('open', isBack)
    stream.addEventListener('error', fail)
    for (const [name, take] of Object.entries(events)) {
      stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
        // Not when it opens: one that is taken and dropped again has failed too.
        failures = 0
        waitForSign()
        take(data)
      })
    }
    waitForSign()
  }
  return {
    open,
    close() {
      hangUp()
      window.clearTimeout(away)
      away = undefined
    },
  }
}
