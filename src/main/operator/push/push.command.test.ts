import { expect, it } from 'vitest'
import { readCommand } from '../read-command.ts'

it.each([
  [['status'], {}],
  [['test', '12'], { id: '12' }],
  [['drop', '3'], { id: '3' }],
])('push %j is parsed', (words, input) => {
  expect(readCommand(['push', ...words])?.input).toEqual(input)
})

it.each([
  [[], 'Say what to do with push.'],
  [['dance'], 'There is no command "push dance".'],
  [['test'], 'Say the number of a browser'],
  [['drop', 'x'], 'Say the number of a browser'],
  [['drop', '1', '2'], '"2" is one word too many.'],
  [['status', '1'], '"1" is one word too many.'],
])('push %j is not a command', (words, complaint) => {
  expect(() => readCommand(['push', ...words])).toThrow(complaint)
})
