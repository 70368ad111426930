/**
 * Messages between frames. `lead` comes from the leader, or from a frame that wants to become it; a frame whose stream is open stays the
 * leader.
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

/** Milliseconds: to wait for an answer of a leader, for objections of other candidates, and until a silent leader is checked. */
const defaultTimes = { answer: 150, settle: 150, silent: 20_000 }
/** How many times a message to itself must return before a frame takes silence for an answer. */
const rounds = 3

/**
 * Elects one leader among the frames of a channel; only the leader opens the stream, and it forwards the data to the others. A new frame
 * first asks for a leader. If none answers, the frame announces itself and leads unless another one objects; of two candidates the
 * smaller id wins. If the leader leaves, or is silent and does not answer, another frame takes over. A busy page runs its timers before
 * it handles messages. A frame therefore acts on silence only after a message to itself has returned over the channel, which takes as
 * long as messages of others.
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
