import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { aliveEventName, quotesEventName, type QuoteChange } from '../../contract/market-stream.ts'
import { marketStreamPath } from '../../words/endpoints.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { callerAddress } from '../http/caller-address.ts'
import type { MarketBoard } from './market.board.ts'

const mostStreams = 5_000
const mostPerAddress = 50
const heartbeatMilliseconds = 15_000
/** A reader that has not taken this much is not reading. */
const mostWaitingBytes = 256 * 1024
const openedPerMinute = 60
/** By chance in between, so that those who listened to an instance that stops do not all come to the next at once. */
const retryMilliseconds = { least: 1_000, most: 6_000 }
// Not a comment: a browser tells a page of events alone. Nor without data: then it is none.
const heartbeat = Buffer.from(`event: ${aliveEventName}\ndata: 1\n\n`)

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': cachePolicies.never,
  // Proxies that gather answers would hold the prices back.
  'x-accel-buffering': 'no',
}

export interface MarketStream {
  readonly stats: () => { readonly open: number; readonly dropped: number }
}

interface StreamOptions {
  readonly board: MarketBoard
  readonly now: () => Date
  readonly random?: () => number
  readonly limits?: { readonly mostStreams?: number; readonly mostPerAddress?: number }
}

/** Changed quotes as server-sent events: written out once, the same bytes to everyone who listens. */
export function streamMarket(
  app: FastifyInstance,
  { board, now, random = Math.random, limits }: StreamOptions,
): MarketStream {
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
  const sendToAll = (bytes: Buffer) => {
    for (const response of listeners.keys()) {
      if (response.writableLength <= mostWaitingBytes) response.write(bytes)
      else {
        dropped++
        leave(response)
        response.destroy()
      }
    }
  }
  board.onQuotes((changed) => {
    if (listeners.size > 0) sendToAll(eventOf(changed, now()))
  })
  const beat = setInterval(() => sendToAll(heartbeat), heartbeatMilliseconds)
  beat.unref()
  app.addHook('preClose', async () => {
    clearInterval(beat)
    for (const response of listeners.keys()) response.end()
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
      const ofAddress = perAddress.get(address) ?? 0
      if (
        listeners.size >= (limits?.mostStreams ?? mostStreams) ||
        ofAddress >= (limits?.mostPerAddress ?? mostPerAddress)
      ) {
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
      listeners.set(response, address)
      perAddress.set(address, ofAddress + 1)
      response.on('close', () => leave(response))
      response.on('error', () => leave(response))
      return reply
    },
  )
  return { stats: () => ({ open: listeners.size, dropped }) }
}

function eventOf(changed: readonly QuotedCoin[], now: Date): Buffer {
  const quotes = Object.fromEntries(
    changed.map(({ coin, quote }): [string, QuoteChange] => [coin.id, [quote.price, quote.change24h]]),
  )
  const data = JSON.stringify({ time: Math.floor(now.getTime() / 1000), quotes })
  return Buffer.from(`event: ${quotesEventName}\ndata: ${data}\n\n`)
}
