import { reopenPause } from '../../domain/market/quotes/reopen-pause.ts'

/**
 * The server sends a heartbeat every 15 seconds. After two missed ones the connection counts as dead, even if the
 * browser considers it open.
 */
const silentMilliseconds = 40_000
const awayMilliseconds = 5_000

interface LineOptions {
  readonly path: string
  readonly events: Readonly<Record<string, (data: string) => void>>
  readonly onAway: () => void
  readonly onBack: () => void
  readonly random: () => number
}

export interface LiveStream {
  /** Connects at once unless the stream is open, even if it is waiting to reconnect. */
  readonly open: () => void
  readonly close: () => void
}

/**
 * An `EventSource` that always reconnects. The browser's own gives up at the first response that is not 200, which a
 * proxy sends while the site restarts, and does not notice dead connections.
 */
export function liveStream({ path, events, onAway, onBack, random }: LineOptions): LiveStream {
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
        // Reset on the first message, not on opening: a connection that opens and is dropped at once has failed too.
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
