import { describe, expect, it } from 'vitest'
import { readArguments } from '../arguments.ts'
import { WrongArguments } from '../wrong-arguments.ts'

const read = (...words: string[]) => readArguments(['inbox', ...words])
const inbox = { folder: 'inbox', purpose: undefined, caller: undefined, matching: undefined }

describe('the commands about the inbox', () => {
  it.each([
    [[], { act: 'list', filter: inbox, page: 1 }],
    [
      ['--folder', 'junk', '--page', '3', '--purpose', 'ads'],
      { act: 'list', filter: { ...inbox, folder: 'junk', purpose: 'ads' }, page: 3 },
    ],
    [['groups'], { act: 'groups', folder: 'inbox' }],
    [['groups', '--folder', 'archive'], { act: 'groups', folder: 'archive' }],
    [['read', '12'], { act: 'read', number: '12' }],
    [
      ['answer', '12', '--text', ' Thank you.\nYes. '],
      { act: 'answer', number: '12', answer: 'Thank you.\nYes.' },
    ],
    [['archive', '1', '2'], { act: 'archive', numbers: ['1', '2'] }],
    [
      ['archive', '--caller', '0a1b2c3d', '--matching', ' casino '],
      { act: 'archive all', filter: { ...inbox, caller: '0a1b2c3d', matching: 'casino' } },
    ],
    [['restore', '4'], { act: 'restore', numbers: ['4'] }],
  ])('%j is understood', (words, command) => {
    expect(read(...words)).toEqual({ name: 'inbox', ...command })
  })

  it.each([
    [['dance'], 'There is no inbox "dance".'],
    [['read'], 'Say the number of a message, as inbox lists it.'],
    [['read', 'x'], 'Say the number of a message, as inbox lists it.'],
    [['read', '1', '2'], 'Say one number.'],
    [['read', '1', '--text', 'x'], '--text does not go with this command.'],
    [['answer', '1'], 'Say what to answer with --text.'],
    [['archive'], 'Say the number of a message, as inbox lists it.'],
    [['archive', '1', '--purpose', 'ads'], '--purpose does not go with this command.'],
    [['archive', '--folder', 'junk'], '--folder does not go with this command.'],
    [['archive', '--matching', ' '], 'Say which text with --matching.'],
    [['--purpose', 'praise'], 'The purpose is one of listing,'],
    [['--caller', '203.0.113.9'], 'A caller is eight letters and figures, as inbox lists it.'],
    [['--folder', 'attic'], 'There is no folder "attic".'],
    [['--page', '0'], 'A page is a number from 1.'],
    [['groups', 'junk'], '"junk" is one word too many.'],
    [['--loud'], "Unknown option '--loud'"],
  ])('%j is no command', (words, complaint) => {
    const reading = () => read(...words)
    expect(reading).toThrow(WrongArguments)
    expect(reading).toThrow(complaint)
  })
})
