import type { FastifyInstance } from 'fastify'
import { marketStreamPath } from '../../words/addresses/endpoints.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import { callerAddress } from '../http/caller-address.ts'
import type { MarketBoard } from './market.board.ts'
import { heartbeat, streamHeaders, eventOf } from './stream-events.ts'
import { streamListeners, type StreamLimits } from './stream-listeners.ts'

const heartbeatMilliseconds = 15_000
const openedPerMinute = 60
/** By chance in between, so that those who listened to an instance that stops do not all come to the next at once. */
const retryMilliseconds = { least: 1_000, most: 6_000 }

export interface MarketStream {
  readonly stats: () => { readonly open: number; readonly dropped: number }
}

interface StreamOptions {
  readonly board: MarketBoard
  readonly now: () => Date
  readonly random?: () => number
  readonly limits?: StreamLimits
}

/** Changed quotes as server-sent events: written out once, the same bytes to everyone who listens. */
export function streamMarket(
  app: FastifyInstance,
  { board, now, random = Math.random, limits }: StreamOptions,
): MarketStream {
  const listeners = streamListeners(limits)
  board.onQuotes((changed) => {
    if (listeners.stats().open > 0) listeners.sendToAll(eventOf(changed, now()))
  })
  const beat = setInterval(() => listeners.sendToAll(heartbeat), heartbeatMilliseconds)
  beat.unref()
  app.addHook('preClose', async () => {
    clearInterval(beat)
    listeners.endAll()
  })

  app.get(
    marketStreamPath,
    {
      schema: {
        operationId: 'streamMarket',
        tags: ['market'],
        summary:
          'Changed quotes as server-sent events named quotes: {time, quotes: {id: [price_usd, percent_change_24h]}}',
        response: { 200: { description: 'text/event-stream', type: 'string' } },
      },
      config: { rateLimit: { max: openedPerMinute, timeWindow: 60_000 } },
    },
    (request, reply) => {
      // Who asks for the head alone hears that there is a stream, and takes no place in it.
      if (request.method === 'HEAD') return reply.headers(streamHeaders).send()
      const address = callerAddress(request)
      if (listeners.isFull(address)) {
        reply.header('retry-after', '30')
        throw new Refusal('too_many_streams')
      }
      reply.hijack()
      const response = reply.raw
      // With the stream ends its connection, which would hold up a stop.
      response.shouldKeepAlive = false
      // What the framework would have sent: the headers every answer carries.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) response.setHeader(name, value)
      response.writeHead(200, streamHeaders)
      const { least, most } = retryMilliseconds
      response.write(`retry: ${Math.round(least + random() * (most - least))}\n\n`)
      listeners.add(response, address)
      return reply
    },
  )
  return { stats: listeners.stats }
}
