import { describe, expect, it } from 'vitest'
import type { EventTime } from '../event-time.ts'
import { isLikelyDuplicate, type ComparedEvent } from './likely-duplicates.ts'

const on = (date: string): EventTime => ({ start: Date.parse(date), end: null, precision: 'day' })
const event: ComparedEvent = {
  symbol: 'HND',
  type: 'release',
  time: on('2026-04-16'),
  proof: 'https://hinode.example/mainnet',
  texts: ['Mainnet launch of Hinode', 'メインネットを公開', 'The main network opens to everybody.'],
}
const isDuplicateOf = (more: Partial<ComparedEvent>) =>
  isLikelyDuplicate(event, { ...event, proof: null, ...more })

describe('an event entered twice', () => {
  it.each([
    ['the same words', {}],
    ['similar words', { texts: ['Hinode: mainnet launch event'] }],
    ['similar words of another language it has', { texts: ['Hinodeがメインネットを公開します'] }],
    ['other words, at the same address', { texts: ['新发布'], proof: 'http://www.hinode.example/mainnet/' }],
    ['the same words, three days later', { time: on('2026-04-19') }],
    [
      'the same words, of that month',
      { time: { start: Date.UTC(2026, 3, 1), end: null, precision: 'month' } },
    ],
  ] as const)('is recognised with %s', (_, more) => {
    expect(isDuplicateOf(more)).toBe(true)
    expect(isLikelyDuplicate({ ...event, proof: null, ...more }, event)).toBe(isDuplicateOf(more))
  })

  it.each([
    ['another token', { symbol: 'BTC' }],
    ['another type', { type: 'airdrop' }],
    ['five days later', { time: on('2026-04-21') }],
    ['another month', { time: { start: Date.UTC(2026, 5, 1), end: null, precision: 'month' } }],
    ['other words', { texts: ['Wallet for phones', 'ウォレットアプリ'] }],
    ['one common word', { texts: ['Hinode wallet for phones'] }],
    ['no words', { texts: ['!!!'] }],
  ] as const)('is not one of %s', (_, more) => {
    expect(isDuplicateOf(more)).toBe(false)
  })
})
