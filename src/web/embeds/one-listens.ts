/** What frames tell each other. `lead` is said by who listens, or is about to: one that is open stays the one. */
type Told =
  | { readonly say: 'ask' | 'gone' | 'echo'; readonly id: string }
  | { readonly say: 'lead'; readonly id: string; readonly isOpen: boolean }
  | { readonly say: 'data'; readonly id: string; readonly data: string }

interface Listening {
  readonly channel: BroadcastChannel
  /** Begins to listen; answers how to stop. What it hears it tells. */
  readonly open: (report: (data: string) => void) => () => void
  readonly hear: (data: string) => void
  readonly random?: () => number
  readonly times?: Partial<typeof defaultTimes>
}

/** Milliseconds: until nobody has answered, until nobody else wants to, and until silence is strange. */
const defaultTimes = { answer: 150, settle: 150, silent: 20_000 }
/** How often what is said has to come back before silence is taken for an answer. */
const rounds = 3

/**
 * Of all that share a channel one listens, and tells the others what it hears. A new one asks first; who listens answers at once.
 * Where nobody does, the quickest says that it will, and listens if nobody objects; of two at once the smaller id. When the
 * one that listens goes, or is silent and does not answer, another takes over.
 *
 * A page that is busy loading answers late, while clocks go on: nobody acts on silence before its own words came back over the
 * channel, which are as late as everybody else's.
 */
export function oneListens({ channel, open, hear, random = Math.random, times }: Listening): () => void {
  const { answer, settle, silent } = { ...defaultTimes, ...times }
  const id = random().toString(36)
  let isLeading = false
  let close: (() => void) | undefined
  let next: ReturnType<typeof setTimeout> | undefined

  // What is sent over a channel comes to all but itself: another one of the same name brings it back.
  const echoing = new BroadcastChannel(channel.name)
  let onEcho: (() => void) | undefined
  let turn = 0
  const later = (act: () => void, milliseconds: number) => {
    clearTimeout(next)
    onEcho = undefined
    turn++
    next = setTimeout(() => echo(act, rounds), milliseconds)
  }
  const echo = (act: () => void, left: number) => {
    onEcho = left === 0 ? undefined : () => echo(act, left - 1)
    if (left === 0) act()
    // A channel has one origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    else echoing.postMessage({ say: 'echo', id: id + turn } satisfies Told)
  }
  const say = (told: Told) => {
    // A channel has one origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(told)
  }
  const lead = () => say({ say: 'lead', id, isOpen: close !== undefined })
  const ask = () => {
    say({ say: 'ask', id })
    later(claim, answer * (1 + 2 * random()))
  }
  const claim = () => {
    isLeading = true
    lead()
    later(begin, settle)
  }
  const begin = () => {
    close = open((data) => {
      hear(data)
      say({ say: 'data', id, data })
    })
  }
  const stepDown = () => {
    isLeading = false
    close?.()
    close = undefined
  }
  const isBefore = (other: Extract<Told, { say: 'lead' }>) => {
    const isOpen = close !== undefined
    return other.isOpen === isOpen ? other.id < id : other.isOpen
  }
  const take = ({ data: told }: MessageEvent<Told>) => {
    if (told.say === 'echo') {
      if (told.id === id + turn) onEcho?.()
    } else if (told.say === 'ask') {
      if (isLeading) lead()
    } else if (told.say === 'lead') {
      if (isLeading && !isBefore(told)) return lead()
      if (isLeading) stepDown()
      later(ask, silent)
    } else if (told.say === 'data') {
      // Two that listen settle which of them does; one that is about to has come too late.
      if (close !== undefined) return lead()
      isLeading = false
      hear(told.data)
      later(ask, silent)
    } else if (!isLeading) later(claim, answer * 2 * random())
  }

  channel.addEventListener('message', take)
  ask()
  return () => {
    channel.removeEventListener('message', take)
    clearTimeout(next)
    echoing.close()
    onEcho = undefined
    if (isLeading) say({ say: 'gone', id })
    stepDown()
  }
}
