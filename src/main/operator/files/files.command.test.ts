import { describe, expect, it } from 'vitest'
import { WrongArguments } from '../command/wrong-arguments.ts'
import { readCommand } from '../read-command.ts'

const path = `/files/${'ab'.repeat(32)}.png`
const read = (...words: string[]) => readCommand(['files', ...words])?.input

describe('the commands about files', () => {
  it.each([
    [['list'], { page: undefined }],
    [['list', '--page', '3'], { page: 3 }],
    [['remove', path], { id: path }],
    [['remove', '/files/logos/sun.webp'], { id: '/files/logos/sun.webp' }],
    [['clear'], {}],
  ])('%j is parsed', (words, input) => {
    expect(read(...words)).toEqual(input)
  })

  it.each([
    [[], 'Say what to do with files.'],
    [['dance'], 'There is no command "files dance".'],
    [['list', '--page', '0'], '--page takes a number from 1.'],
    [['list', '2'], '"2" is one word too many.'],
    [['remove'], 'Say the path of a file, as files list shows it.'],
    [['remove', 'sun.png'], '"sun.png" is not the path of a file, which begins with /files/.'],
    [['remove', '/files/../x.png'], 'is not the path of a file'],
    [['clear', 'all'], '"all" is one word too many.'],
  ])('%j is not a command', (words, complaint) => {
    const reading = () => read(...words)
    expect(reading).toThrow(WrongArguments)
    expect(reading).toThrow(complaint)
  })
})
