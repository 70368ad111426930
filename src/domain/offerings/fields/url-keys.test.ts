import { describe, expect, it } from 'vitest'
import { readUrlKey, urlKeyOf, urlKeys } from './url-keys.ts'

describe('address of an entry', () => {
  it('has one of fourteen keys', () => {
    expect(urlKeys).toHaveLength(14)
    expect(urlKeys.map(readUrlKey)).toEqual([...urlKeys])
  })

  it.each([
    ['white paper', 'White paper'],
    ['WhitePaper', 'White paper'],
    ['GITHUB', 'Github'],
    ['MySpace', undefined],
    ['', undefined],
  ])('under "%s" belongs to %s', (name, key) => {
    expect(readUrlKey(name)).toBe(key)
  })

  it.each([
    ['https://www.facebook.com/acme/', 'Facebook'],
    ['https://t.me/acme', 'Telegram'],
    ['https://acme.slack.com', 'Slack'],
    ['https://discordapp.com/invite/x', 'Discord'],
    ['https://m.youtube.com/channel/x', 'YouTube'],
    ['https://bitcointalk.org/index.php?topic=1', 'BitcoinTalk'],
    ['https://notslack.com', undefined],
    ['https://slack.com.evil.io', undefined],
    ['https://com/', undefined],
    ['acme', undefined],
  ])('%s is of %s', (url, key) => {
    expect(urlKeyOf(url)).toBe(key)
  })
})
