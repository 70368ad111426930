import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { aliveEventName, quotesEventName, type QuoteChange } from '../../contract/market-stream.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { marketStreamPath } from '../../words/addresses/endpoints.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { callerAddress } from '../http/caller-address.ts'
import type { MarketBoard } from './market.board.ts'

/** A client with this many unread bytes counts as not reading and is disconnected. */
const maxWaitingBytes = 256 * 1024

interface StreamLimits {
  readonly maxStreams?: number
  readonly maxPerAddress?: number
}

function streamListeners({ maxStreams = 5_000, maxPerAddress = 50 }: StreamLimits = {}) {
  const listeners = new Map<ServerResponse, string>()
  const perAddress = new Map<string, number>()
  let dropped = 0

  const leave = (response: ServerResponse) => {
    const address = listeners.get(response)
    if (address === undefined) return
    listeners.delete(response)
    const left = (perAddress.get(address) ?? 1) - 1
    if (left === 0) perAddress.delete(address)
    else perAddress.set(address, left)
  }
  return {
    isFull: (address: string) =>
      listeners.size >= maxStreams || (perAddress.get(address) ?? 0) >= maxPerAddress,
    add(response: ServerResponse, address: string) {
      listeners.set(response, address)
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
      response.on('close', () => leave(response))
      response.on('error', () => leave(response))
    },
    sendToAll(bytes: Buffer) {
      for (const response of listeners.keys()) {
        if (response.writableLength <= maxWaitingBytes) response.write(bytes)
        else {
          dropped++
          leave(response)
          response.destroy()
        }
      }
    },
    endAll() {
      for (const response of listeners.keys()) response.end()
    },
    stats: () => ({ open: listeners.size, dropped }),
  }
}

// The heartbeat is an event with data, because browsers hide comments and events without data from the page.
const heartbeat = Buffer.from(`event: ${aliveEventName}\ndata: 1\n\n`)

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': cachePolicies.never,
  // Tells proxies not to buffer the stream.
  'x-accel-buffering': 'no',
}

function eventOf(changed: readonly QuotedCoin[], now: Date): Buffer {
  const quotes = Object.fromEntries(
    changed.map(({ coin, quote }): [string, QuoteChange] => [coin.id, [quote.price, quote.change24h]]),
  )
  const data = JSON.stringify({ time: Math.floor(now.getTime() / 1000), quotes })
  return Buffer.from(`event: ${quotesEventName}\ndata: ${data}\n\n`)
}

const heartbeatMilliseconds = 15_000
const openedPerMinute = 60
/** Clients reconnect after a random pause, so that they do not all move to the next instance at the same moment. */
const retryMilliseconds = { min: 1_000, max: 6_000 }

export interface MarketStream {
  readonly stats: () => { readonly open: number; readonly dropped: number }
}

interface StreamOptions {
  readonly board: MarketBoard
  readonly now: () => Date
  readonly random?: () => number
  readonly limits?: StreamLimits
}

/** Sends changed quotes as server-sent events. Each event is serialized once for all clients. */
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
        summary: 'Stream changed prices as server-sent events, for an `EventSource`',
        description:
          'Events named `quotes` have JSON as data: `time` in seconds since 1970, and `quotes`, which maps the id of each ' +
          'changed coin to its price in USD and its change over 24 hours in percent, either of which may be null. An event ' +
          `named \`${aliveEventName}\` comes every ${heartbeatMilliseconds / 1000} seconds: a connection that is silent for longer is dead.`,
        response: {
          200: { description: 'An endless stream of events as text/event-stream', type: 'string' },
        },
      },
      config: { rateLimit: { max: openedPerMinute, timeWindow: 60_000 } },
    },
    (request, reply) => {
      if (request.method === 'HEAD') return reply.headers(streamHeaders).send()
      const address = callerAddress(request)
      if (listeners.isFull(address)) {
        reply.header('retry-after', '30')
        throw new Refusal('too_many_streams')
      }
      reply.hijack()
      const response = reply.raw
      // Node closes the connection when the stream ends; a connection kept for further requests would delay a shutdown of the
      // site.
      response.shouldKeepAlive = false
      // Node writes this response without Fastify, so the headers that Fastify would send are copied to it.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) response.setHeader(name, value)
      response.writeHead(200, streamHeaders)
      const { min, max } = retryMilliseconds
      response.write(`retry: ${Math.round(min + random() * (max - min))}\n\n`)
      listeners.add(response, address)
      return reply
    },
  )
  return { stats: listeners.stats }
}
