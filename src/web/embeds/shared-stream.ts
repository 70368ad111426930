/**
 * Messages between widgets, which are iframes that share one price stream. The leader is the widget that keeps the stream open
 * for all. A `lead` message comes from the leader or from a widget that wants to become it; a widget whose stream is open stays
 * the leader.
 */
type ChannelMessage =
  | { readonly say: 'ask' | 'gone' | 'echo'; readonly id: string }
  | { readonly say: 'lead'; readonly id: string; readonly isOpen: boolean }
  | { readonly say: 'data'; readonly id: string; readonly data: string }

interface ShareStreamOptions {
  readonly channel: BroadcastChannel
  /** Opens the stream and returns a function that closes it. */
  readonly open: (report: (data: string) => void) => () => void
  readonly hear: (data: string) => void
  readonly random?: () => number
  readonly times?: Partial<typeof defaultTimes>
}

/**
 * Milliseconds that a widget waits: for a leader to answer, for objections when it wants to lead, and for any message of the
 * leader before it asks whether there still is one.
 */
const defaultTimes = { answer: 150, settle: 150, silent: 20_000 }
/**
 * How many times a widget's message to itself must come back over the channel before the widget concludes that no other one has
 * answered.
 */
const rounds = 3

/**
 * Makes the widgets of a channel elect a leader. Only the leader opens the stream, and it forwards the data to the other widgets.
 * A new widget first asks for a leader. If none answers, it announces itself and leads unless another one objects; of two
 * candidates the smaller id wins. If the leader leaves, or is silent and does not answer, another widget takes over. Silence
 * by itself does not prove that the leader is gone, because a busy page runs timers before it handles messages. A widget therefore
 * also sends messages to itself, which take as long as those of others, and acts only after they have come back.
 */
export function shareStream({
  channel,
  open,
  hear,
  random = Math.random,
  times,
}: ShareStreamOptions): () => void {
  const { answer, settle, silent } = { ...defaultTimes, ...times }
  const id = random().toString(36)
  let isLeading = false
  let close: (() => void) | undefined
  let next: ReturnType<typeof setTimeout> | undefined

  // A channel does not deliver messages to their sender, so a second channel of the same name returns them.
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    else echoing.postMessage({ say: 'echo', id: id + turn } satisfies ChannelMessage)
  }
  const say = (message: ChannelMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(message)
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
  const isBefore = (other: Extract<ChannelMessage, { say: 'lead' }>) => {
    const isOpen = close !== undefined
    return other.isOpen === isOpen ? other.id < id : other.isOpen
  }
  const take = ({ data: message }: MessageEvent<ChannelMessage>) => {
    if (message.say === 'echo') {
      if (message.id === id + turn) onEcho?.()
    } else if (message.say === 'ask') {
      if (isLeading) lead()
    } else if (message.say === 'lead') {
      if (isLeading && !isBefore(message)) return lead()
      if (isLeading) stepDown()
      later(ask, silent)
    } else if (message.say === 'data') {
      if (close !== undefined) return lead()
      isLeading = false
      hear(message.data)
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
