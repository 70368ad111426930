import { describe, expect, it } from 'vitest'
import { WrongArguments } from '../command/wrong-arguments.ts'
import { readCommand } from '../read-command.ts'

const read = (...words: string[]) => readCommand(['events', ...words])?.input

describe('the commands about events', () => {
  it.each([
    [['list'], { json: false }],
    [['list', '--review', 'refused'], { review: 'refused', json: false }],
    [['show', '12'], { id: { id: '12' } }],
    [['approve', '12'], { id: { id: '12' } }],
    [['show', 'E12'], { id: { id: '12' } }],
    [['approve', 'e12.2'], { id: { id: '12', version: 2 } }],
    [['refuse', '12', '--reason', ' No proof. '], { id: { id: '12' }, reason: 'No proof.' }],
    [['edit', '12', '--title_ja', '題', '--place', ''], { id: { id: '12' }, title_ja: '題', place: '' }],
    [['withdraw', 'btc-2026'], { id: 'btc-2026' }],
    [['restore', 'btc-2026'], { id: 'btc-2026' }],
  ])('%j is parsed', (words, input) => {
    expect(read(...words)).toEqual(input)
  })

  it.each([
    [['refuse', '2'], 'Say why with --reason: the sender will read it.'],
    [['refuse', '2', '--reason', ' '], 'Say why with --reason: the sender will read it.'],
    [['edit', '2'], 'Say what to change, such as --title TEXT.'],
    [['edit', '2', '--review', 'approved'], "Unknown option '--review'."],
    [['show', 'x'], 'Say the number of a submission, such as E12, as events list shows it.'],
    [['show', '0'], 'Say the number of a submission, such as E12, as events list shows it.'],
    [['show', 'P2'], 'P2 is one of submissions, not of events.'],
    [['dance', '2'], 'There is no command "events dance".'],
    [['approve', '2', '--title', 'x'], "Unknown option '--title'."],
    [['approve', '2', '3'], '"3" is one word too many.'],
    [['list', 'waiting'], '"waiting" is one word too many.'],
    [['list', '--review', 'gone'], '--review is one of waiting, approved, refused, withdrawn.'],
    [['review', 'approve', '2'], 'There is no command "events review" any more. Type events list,'],
    [[], 'Say what to do with events.'],
    [['withdraw'], 'Say the id of an event.'],
    [['withdraw', 'a', 'b'], '"b" is one word too many.'],
  ])('%j is not a command', (words, complaint) => {
    const reading = () => read(...words)
    expect(reading).toThrow(WrongArguments)
    expect(reading).toThrow(complaint)
  })
})
