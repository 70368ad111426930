import { describe, expect, it } from 'vitest'
import { WrongArguments } from '../command/wrong-arguments.ts'
import { readCommand } from '../read-command.ts'

const read = (...words: string[]) => readCommand(['inbox', ...words])?.input

describe('the commands about the inbox', () => {
  it.each([
    [['list'], {}],
    [
      ['list', '--folder', 'junk', '--page', '3', '--purpose', 'ads'],
      { folder: 'junk', purpose: 'ads', page: 3 },
    ],
    [['group'], {}],
    [['group', '--folder', 'archive'], { folder: 'archive' }],
    [['show', '12'], { id: '12' }],
    [['answer', '12', '--text', ' Thank you.\nYes. '], { id: '12', text: 'Thank you.\nYes.' }],
    [['archive', '1', '2'], { id: ['1', '2'] }],
    [
      ['archive', '--caller', '0a1b2c3d', '--matching', ' casino '],
      { id: [], caller: '0a1b2c3d', matching: 'casino' },
    ],
    [['restore', '4'], { id: ['4'] }],
  ])('%j is parsed', (words, input) => {
    expect(read(...words)).toEqual(input)
  })

  it.each([
    [['dance'], 'There is no command "inbox dance".'],
    [['show'], 'Say the number of a message, as inbox list shows it.'],
    [['show', 'x'], 'Say the number of a message, as inbox list shows it.'],
    [['show', '1', '2'], '"2" is one word too many.'],
    [['show', '1', '--text', 'x'], "Unknown option '--text'."],
    [['answer', '1'], 'Say what to answer with --text.'],
    [['archive'], 'Say the number of a message, as inbox list shows it.'],
    [['archive', '1', '--purpose', 'ads'], 'Say numbers, or --purpose, --caller and --matching; not both.'],
    [['archive', '--folder', 'junk'], "Unknown option '--folder'."],
    [['archive', '--matching', ' '], 'Say which text with --matching.'],
    [['list', '--purpose', 'praise'], '--purpose is one of listing,'],
    [['list', '--caller', '203.0.113.9'], 'A caller is eight letters and figures, as inbox list shows it.'],
    [['list', '--folder', 'attic'], '--folder is one of inbox, junk, archive.'],
    [['list', '--page', '0'], '--page takes a number from 1.'],
    [['group', 'junk'], '"junk" is one word too many.'],
    [['list', '--loud'], "Unknown option '--loud'"],
  ])('%j is not a command', (words, complaint) => {
    const reading = () => read(...words)
    expect(reading).toThrow(WrongArguments)
    expect(reading).toThrow(complaint)
  })
})
