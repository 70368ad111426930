import { describe, expect, it } from 'vitest'
import { meaningOf } from './refusal.ts'

describe('a refusal', () => {
  it.each([
    ['550', '5.1.1', 'no such user', 'address'],
    ['553', '5.1.3', 'bad syntax', 'address'],
    ['556', '5.1.10', 'null MX', 'address'],
    ['550', '5.1.1', 'no such user; this is no spam trap', 'address'],
    ['550', '5.1.8', 'sender domain not found', 'policy'],
    ['550', '5.7.1', 'not you', 'policy'],
    ['535', '5.7.8', 'wrong password', 'policy'],
    ['554', '', 'Client host blocked using zen.spamhaus.org', 'policy'],
    ['550', '', 'your IP is on our blocklist', 'policy'],
    ['550', '5.0.0', 'message looks like spam', 'policy'],
    ['421', '4.7.0', 'bad reputation, come back later', 'policy'],
    ['552', '5.2.2', 'mailbox full', 'failure'],
    ['550', '5.2.1', 'this account is blocked by its owner', 'failure'],
    ['550', '', 'no', 'failure'],
    ['550', '5.5.0', 'mailbox unavailable', 'failure'],
    ['552', '5.3.4', 'too big', 'message'],
    ['554', '5.6.0', 'cannot be converted', 'message'],
    ['451', '4.7.1', 'greylisted', 'passing'],
    ['452', '', 'mailbox full', 'passing'],
    ['', '4.4.7', 'expired', 'passing'],
  ] as const)('%s %s “%s” is about: %s', (code, status, words, meaning) => {
    expect(meaningOf({ code: Number(code), status, words })).toBe(meaning)
  })
})
