import { expect, it } from 'vitest'
import { readArguments } from '../arguments.ts'

it.each([
  [['status'], { act: 'status' }],
  [['test', '12'], { act: 'test', number: '12' }],
  [['drop', '3'], { act: 'drop', number: '3' }],
])('push %j is understood', (words, command) => {
  expect(readArguments(['push', ...words])).toEqual({ name: 'push', ...command })
})

it.each([
  [[], 'Say what to do with push.'],
  [['dance'], 'There is no push "dance".'],
  [['test'], 'Say the number of a browser'],
  [['drop', 'x'], 'Say the number of a browser'],
  [['drop', '1', '2'], '"2" is one word too many.'],
  [['status', '1'], '"1" is one word too many.'],
])('push %j is no command', (words, complaint) => {
  expect(() => readArguments(['push', ...words])).toThrow(complaint)
})
