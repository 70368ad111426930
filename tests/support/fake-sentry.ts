import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface SentryEvent {
  readonly level?: string
  readonly message?: string
  readonly extra?: Readonly<Record<string, unknown>>
  readonly exception?: { readonly values: readonly { readonly type: string; readonly value: string }[] }
}

export async function openFakeSentry() {
  const events: SentryEvent[] = []
  const arrivals = new EventEmitter()
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const envelope = await text(request)
    if (request.url?.startsWith('/api/1/envelope/') === true) events.push(...eventsIn(envelope))
    arrivals.emit('event')
    response.setHeader('content-type', 'application/json').end('{}')
  }
  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    dsn: `http://publickey@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/1`,
    events,
    async nextEvent(): Promise<SentryEvent> {
      while (events.length === 0) await once(arrivals, 'event')
      return events.shift() ?? {}
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Parses an envelope: lines of JSON, one header for the envelope, then a header and a body for each item. */
function eventsIn(envelope: string): SentryEvent[] {
  const [, ...lines] = envelope.trim().split('\n')
  return lines.flatMap((line, index) => {
    const about = JSON.parse(line) as { type?: string }
    const item = lines[index + 1]
    return index % 2 === 0 && about.type === 'event' && item !== undefined
      ? [JSON.parse(item) as SentryEvent]
      : []
  })
}
