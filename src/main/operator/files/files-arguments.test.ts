import { describe, expect, it } from 'vitest'
import { readArguments } from '../arguments.ts'
import { WrongArguments } from '../wrong-arguments.ts'

const path = `/files/${'ab'.repeat(32)}.png`
const read = (...words: string[]) => readArguments(['files', ...words])

describe('the commands about files', () => {
  it.each([
    [['list'], { act: 'list', page: 1 }],
    [['list', '3'], { act: 'list', page: 3 }],
    [['remove', path], { act: 'remove', path }],
    [['remove', '/files/logos/sun.webp'], { act: 'remove', path: '/files/logos/sun.webp' }],
    [['clear'], { act: 'clear' }],
  ])('%j is understood', (words, command) => {
    expect(read(...words)).toEqual({ name: 'files', ...command })
  })

  it.each([
    [[], 'Say what to do with files: list, remove or clear.'],
    [['dance'], 'There is no command "files dance".'],
    [['list', '0'], 'A page is a number from 1.'],
    [['list', '1', '2'], '"2" is one word too many.'],
    [['remove'], 'Say which file.'],
    [['remove', 'sun.png'], '"sun.png" is no path of a file: it begins with /files/.'],
    [['remove', '/files/../x.png'], 'is no path of a file'],
    [['clear', 'all'], '"all" is one word too many.'],
  ])('%j is no command', (words, complaint) => {
    const reading = () => read(...words)
    expect(reading).toThrow(WrongArguments)
    expect(reading).toThrow(complaint)
  })
})
