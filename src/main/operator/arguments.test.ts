import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

describe('a command', () => {
  it.each([
    [['help'], { name: 'help' }],
    [['import', '--help'], { name: 'help' }],
    [['import', 'ads', 'a.ndjson'], { name: 'import', content: 'ads', path: 'a.ndjson', dryRun: false }],
    [
      ['import', '--dry-run', 'pages', 'a.ndjson'],
      { name: 'import', content: 'pages', path: 'a.ndjson', dryRun: true },
    ],
    [
      ['import', 'candles', 'a.csv', '--coin', 'bitcoin'],
      { name: 'import', content: 'candles', path: 'a.csv', dryRun: false, coin: 'bitcoin' },
    ],
    [['export', 'offerings', 'a.ndjson'], { name: 'export', content: 'offerings', path: 'a.ndjson' }],
    [['export', 'offerings'], { name: 'export', content: 'offerings', path: undefined }],
    [['mail', 'status'], { name: 'mail', action: 'status' }],
    [['mail', 'bounces', 'a.mbox'], { name: 'mail', action: 'bounces', path: 'a.mbox' }],
    [
      ['mail', 'suppress', 'ｍｅ＠例え．jp', 'asked', 'by', 'phone'],
      { name: 'mail', action: 'suppress', address: 'me@xn--r8jz45g.jp', reason: 'asked by phone' },
    ],
    [['mail', 'allow', 'me@a.io'], { name: 'mail', action: 'allow', address: 'me@a.io' }],
    [['followers', 'erase', 'me@a.io'], { name: 'followers', action: 'erase', address: 'me@a.io' }],
  ])('%j is read', (input, command) => {
    expect(readArguments(input)).toEqual(command)
  })

  it.each([
    [[], 'There is no command.'],
    [['paint'], 'There is no command "paint".'],
    [['import'], 'Say what to import.'],
    [['import', 'cats', 'a.ndjson'], 'There is no content "cats".'],
    [['import', 'constructor', 'a.ndjson'], 'There is no content "constructor".'],
    [['import', 'offerings'], 'Say which file to import.'],
    [['import', 'offerings', 'a', 'b'], '"b" is one word too many.'],
    [['import', 'offerings', 'a', '--force'], "Unknown option '--force'"],
    [['import', 'offerings', 'a', '--dry-run=2'], "Option '--dry-run' does not take an argument"],
    [['import', 'coins', 'a', '--coin', 'b'], '--coin goes with import candles alone.'],
    [['export', 'candles'], 'Candles are not exported.'],
    [['export', 'offerings', '--dry-run'], 'An export changes nothing: it has no --dry-run.'],
    [['mail'], 'Say what to do with mail.'],
    [['mail', 'paint'], 'There is no command "mail paint".'],
    [['mail', 'status', 'now'], '"now" is one word too many.'],
    [['mail', 'bounces'], 'Say which file to read.'],
    [['mail', 'suppress', 'nobody'], '"nobody" is no e-mail address.'],
    [['mail', 'retry', '--dry-run'], '--dry-run does not go with mail.'],
    [['followers', 'erase'], 'Say which address.'],
    [['followers', 'list'], 'There is no command "followers list".'],
  ])('%j is refused: %s', (input, line) => {
    expect(() => readArguments(input)).toThrow(line)
  })
})
