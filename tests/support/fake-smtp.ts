import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/**
 * How the server answers: `busy` greets with 421, `silent` never answers the message, `cutting` hangs up in the middle of the
 * message.
 */
export type SmtpBehaviour = 'well' | 'busy' | 'silent' | 'cutting'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
}

interface State {
  behaviour: SmtpBehaviour
  /** The answers to the SMTP command RCPT by recipient, such as `550 5.1.1 no such user`. */
  readonly recipients: Map<string, string>
  sender: string
  message: string
  greeting: string
  thinksMilliseconds: number
}

export async function openFakeSmtp() {
  const state: State = {
    behaviour: 'well',
    recipients: new Map(),
    sender: '250 ok',
    message: '250 taken',
    greeting: '220 fake ESMTP',
    thinksMilliseconds: 0,
  }
  const received: ReceivedMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    converse(socket, { state, received, commands })
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' ? (address?.port ?? 0) : 0
  }
  const leave = async () => {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  const port = await listen(0)
  return {
    state,
    received,
    commands,
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** Stops the server, so that it refuses connections until `comeBack`. */
    leave,
    comeBack: () => listen(port),
    close: leave,
  }
}

export type FakeSmtp = Awaited<ReturnType<typeof openFakeSmtp>>

interface Conversation {
  readonly state: State
  readonly received: ReceivedMail[]
  readonly commands: string[]
}

function converse(socket: Socket, { state, received, commands }: Conversation): void {
  let pending = ''
  let from = ''
  let to: string[] = []
  let isMessage = false
  const say = (...lines: readonly string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''))

  const takeMessage = (): boolean => {
    if (state.behaviour === 'cutting') socket.destroy()
    const end = pending.indexOf('\r\n.\r\n')
    if (end === -1) return false
    const text = pending.slice(0, end + 2).replaceAll(/^\./gm, '')
    pending = pending.slice(end + 5)
    isMessage = false
    if (state.behaviour === 'silent') return true
    if (state.message.startsWith('2')) {
      received.push({ from, to, raw: Buffer.from(text, 'latin1').toString() })
    }
    if (state.thinksMilliseconds === 0) say(state.message)
    else setTimeout(say, state.thinksMilliseconds, state.message)
    return true
  }
  const takeCommand = (): boolean => {
    const end = pending.indexOf('\r\n')
    if (end === -1) return false
    const line = pending.slice(0, end)
    pending = pending.slice(end + 2)
    commands.push(line)
    answer(line)
    return true
  }
  const answer = (line: string) => {
    const [verb = ''] = line.toUpperCase().split(' ')
    const address = /<(.*)>/.exec(line)?.[1] ?? ''
    if (verb === 'EHLO') say('250-fake', '250-8BITMIME', '250 AUTH PLAIN')
    else if (verb === 'AUTH') say('235 welcome')
    else if (verb === 'MAIL') {
      from = address
      to = []
      say(state.sender)
    } else if (verb === 'RCPT') {
      const reply = state.recipients.get(address) ?? '250 ok'
      if (reply.startsWith('2')) to.push(address)
      say(reply)
    } else if (verb === 'DATA') {
      isMessage = true
      say('354 go on')
    } else if (verb === 'RSET') say('250 ok')
    else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else say('502 what?')
  }

  if (state.behaviour === 'busy') socket.end('421 4.3.2 come back later\r\n')
  else if (state.greeting.startsWith('2')) say(state.greeting)
  else socket.end(`${state.greeting}\r\n`)
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    pending += chunk
    while (!socket.destroyed && (isMessage ? takeMessage() : takeCommand()));
  })
}

export interface ReadMail {
  /** The decoded headers by their names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Reads a message as a mail program does, from an `.eml` file or from the fake server. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = partOf(raw)
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1)
  const bodies = new Map(
    parts.map((part) => {
      const inner = partOf(part.trimStart())
      return [inner.headers.get('content-type')?.split(';')[0] ?? 'text/plain', decodedBody(inner)]
    }),
  )
  return {
    headers,
    subject: headers.get('subject') ?? '',
    text: bodies.get('text/plain') ?? '',
    html: bodies.get('text/html') ?? '',
  }
}

interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

function partOf(raw: string): Part {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())]
    }),
  )
  return { headers, body: rest.join('\r\n\r\n') }
}

function decodedBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding') ?? '7bit'
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(body.replaceAll(/=\r\n/g, ''))
        : body
  return text.replaceAll('\r\n', '\n').trimEnd()
}

/** Decodes words such as `=?UTF-8?Q?=E7=93=A6?=`; white space between two of them is dropped. */
function decodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : fromQuotedPrintable(text.replaceAll('_', ' ')),
    )
}

function fromQuotedPrintable(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
