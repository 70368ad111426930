import { describe, expect, it } from 'vitest'
import { WrongArguments } from './command/wrong-arguments.ts'
import { helpText, readCommand } from './read-command.ts'
import { things } from './things.ts'

const kind = (content: string, path?: string) => ({ content, path })

describe('a command', () => {
  it.each([
    [['import', 'ads', 'a.ndjson'], { id: kind('ads', 'a.ndjson'), all: false, 'dry-run': false }],
    [
      ['import', '--dry-run', 'pages', 'a.ndjson'],
      { id: kind('pages', 'a.ndjson'), all: false, 'dry-run': true },
    ],
    [
      ['import', 'candles', 'a.csv', '--coin', 'bitcoin'],
      { id: kind('candles', 'a.csv'), all: false, 'dry-run': false, coin: 'bitcoin' },
    ],
    [['export', 'offerings', 'a.ndjson'], { id: kind('offerings', 'a.ndjson') }],
    [['export', 'offerings'], { id: kind('offerings') }],
    [['mail', 'status'], {}],
    [['bounces', 'read', 'a.mbox'], { id: 'a.mbox' }],
    [
      ['mail', 'suppress', 'ｍｅ＠例え．jp', '--reason', 'asked by phone'],
      { id: 'me@xn--r8jz45g.jp', reason: 'asked by phone' },
    ],
    [['mail', 'allow', 'me@a.io'], { id: 'me@a.io' }],
    [['followers', 'erase', 'me@a.io'], { id: 'me@a.io' }],
  ])('%j is read', (words, input) => {
    expect(readCommand(words)?.input).toEqual(input)
  })

  it.each([[['help']], [['import', '--help']], [['help', 'events']], [['events', 'list', '-h']]])(
    '%j asks for help',
    (words) => {
      expect(readCommand(words)).toBeUndefined()
    },
  )

  it.each([
    [[], 'Type a command, such as "events list".'],
    [['paint'], 'There is no command "paint".'],
    [['constructor', 'list'], 'There is no command "constructor".'],
    [['mail', 'constructor'], 'There is no command "mail constructor".'],
    [['import'], 'Say what to import.'],
    [['import', 'cats', 'a.ndjson'], 'There is no kind of content "cats".'],
    [['import', 'constructor', 'a.ndjson'], 'There is no kind of content "constructor".'],
    [['import', 'offerings'], 'Say which file to import.'],
    [['import', 'offerings', 'a', 'b'], '"b" is one word too many.'],
    [['import', 'offerings', 'a', '--force'], "Unknown option '--force'"],
    [['import', 'offerings', 'a', '--dry-run=2'], "Option '--dry-run' does not take an argument"],
    [['import', 'coins', 'a', '--coin', 'b'], 'Only "import candles" takes --coin.'],
    [['export', 'candles'], 'Candles are not exported.'],
    [['export', 'offerings', '--dry-run'], "Unknown option '--dry-run'."],
    [['mail'], 'Say what to do with mail.'],
    [['mail', 'paint'], 'There is no command "mail paint".'],
    [['mail', 'status', 'now'], '"now" is one word too many.'],
    [['bounces', 'read'], 'Say which file of bounces to read.'],
    [['mail', 'suppress', 'someone'], '"someone" is not an e-mail address.'],
    [['mail', 'retry', '--dry-run'], "Unknown option '--dry-run'."],
    [['followers', 'erase'], 'Say an e-mail address.'],
    [['followers', 'list'], 'There is no command "followers list".'],
    [['mail', 'bounces', 'a.mbox'], 'Type bounces read FILE.'],
    [['airdrop', 'import', 'a'], 'There is no command "airdrop import" any more. Type import quizzes FILE.'],
    [
      ['airdrop', 'list'],
      'There is no command "airdrop" any more. Type quizzes list, show, pause, resume or set.',
    ],
  ])('%j is refused: %s', (words, line) => {
    expect(() => readCommand(words)).toThrow(WrongArguments)
    expect(() => readCommand(words)).toThrow(line)
  })
})

describe('help', () => {
  it('lists every thing on one line', () => {
    const lines = helpText(['help']).split('\n')
    for (const [name, { help, verbs }] of Object.entries(things)) {
      const line = lines.find((one) => one.startsWith(`  ${name} `)) ?? ''
      expect(line).toContain(help)
      expect(line).toContain(`(${Object.keys(verbs).join(', ')})`)
    }
    expect(lines.length).toBeLessThan(30)
  })

  it.each(Object.entries(things))('of %s describes its commands', (name, { verbs }) => {
    const text = helpText(['help', name])
    for (const [verb, { usage }] of Object.entries(verbs))
      expect(text).toContain(`npm run site -- ${name} ${verb} ${usage}`.trim())
    expect(text.split('\n').length).toBeLessThan(30)
  })
})
