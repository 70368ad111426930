import { describe, expect, it } from 'vitest'
import { readArguments } from '../arguments.ts'
import { WrongArguments } from '../wrong-arguments.ts'

const read = (...words: string[]) => readArguments(['events', ...words])

describe('the commands about events', () => {
  it.each([
    [['review'], { act: 'list', review: 'waiting' }],
    [['review', 'refused'], { act: 'list', review: 'refused' }],
    [['review', 'show', '12'], { act: 'show', submissionId: '12' }],
    [['review', 'approve', '12'], { act: 'approve', submissionId: '12' }],
    [
      ['review', 'refuse', '12', '--reason', ' No proof. '],
      { act: 'refuse', submissionId: '12', reason: 'No proof.' },
    ],
    [
      ['review', 'edit', '12', '--title_ja', '題', '--place', ''],
      { act: 'edit', submissionId: '12', changes: { title_ja: '題', place: '' } },
    ],
    [['withdraw', 'btc-2026'], { act: 'withdraw', eventId: 'btc-2026' }],
    [['restore', 'btc-2026'], { act: 'restore', eventId: 'btc-2026' }],
  ])('%j is understood', (words, command) => {
    expect(read(...words)).toEqual({ name: 'events', ...command })
  })

  it.each([
    [['review', 'refuse', '2'], 'Say why with --reason: the sender will read it.'],
    [['review', 'refuse', '2', '--reason', ' '], 'Say why with --reason: the sender will read it.'],
    [['review', 'edit', '2'], 'Say what to change, such as --title TEXT.'],
    [['review', 'edit', '2', '--review', 'approved'], "Unknown option '--review'"],
    [['review', 'show', 'x'], 'Say the number of a submission, as events review lists it.'],
    [['review', 'show', '0'], 'Say the number of a submission, as events review lists it.'],
    [['review', 'dance', '2'], 'There is no events review "dance".'],
    [['review', 'approve', '2', '--title', 'x'], '--title does not go with this command.'],
    [['review', 'approve', '2', '3'], '"3" is one word too many.'],
    [['review', 'waiting', '3'], '"3" is one word too many.'],
    [['party'], 'Say events review, events withdraw or events restore.'],
    [[], 'Say events review, events withdraw or events restore.'],
    [['withdraw'], 'Say the id of one event.'],
    [['withdraw', 'a', 'b'], 'Say the id of one event.'],
  ])('%j is no command', (words, complaint) => {
    const reading = () => read(...words)
    expect(reading).toThrow(WrongArguments)
    expect(reading).toThrow(complaint)
  })
})
