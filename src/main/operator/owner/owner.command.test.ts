import { describe, expect, it } from 'vitest'
import { WrongArguments } from '../command/wrong-arguments.ts'
import { readCommand } from '../read-command.ts'

describe('the commands about owners', () => {
  it.each([
    ['owner-keys list', {}],
    ['owner-keys issue acme', { id: 'acme', mail: false }],
    ['owner-keys issue acme --mail', { id: 'acme', mail: true }],
    ['owner-keys revoke K12', { id: { keyId: '12', itemId: null } }],
    ['owner-keys revoke 12', { id: { keyId: null, itemId: '12' } }],
    ['owner-keys revoke acme', { id: { keyId: null, itemId: 'acme' } }],
    ['submissions list', { json: false }],
    ['submissions list --review refused', { review: 'refused', json: false }],
    ['submissions show 7', { id: { id: '7' } }],
    ['submissions approve 7', { id: { id: '7' }, key: false }],
    ['submissions approve 7 --key', { id: { id: '7' }, key: true }],
    ['submissions approve P7.3', { id: { id: '7', version: 3 }, key: false }],
    ['submissions refuse 7 --reason=Yours?', { id: { id: '7' }, reason: 'Yours?' }],
  ])('%s is understood', (typed, input) => {
    expect(readCommand(typed.split(' '))?.input).toEqual(input)
  })

  it.each([
    ['owner-keys', 'Say what to do with owner-keys.'],
    ['owner-keys list acme', '"acme" is one word too many.'],
    ['owner-keys issue', 'Say the id of an entry, such as hinode-grid.'],
    ['owner-keys issue K12', 'Say the id of an entry, such as hinode-grid.'],
    ['owner-keys issue acme beta', '"beta" is one word too many.'],
    ['owner-keys revoke A_B', 'Say a key, such as K12, or the id of an entry.'],
    ['owner-keys revoke acme --mail', "Unknown option '--mail'."],
    ['owner-keys issue acme --key', "Unknown option '--key'."],
    ['owner-key list', 'There is no command "owner-key" any more. Type owner-keys list, issue or revoke.'],
    ['submissions', 'Say what to do with submissions.'],
    ['submissions list --review gone', '--review is one of waiting, approved, refused, withdrawn.'],
    ['submissions show', 'Say the number of a submission, such as P12, as submissions list shows it.'],
    ['submissions show 0', 'Say the number of a submission, such as P12, as submissions list shows it.'],
    [
      'submissions review 7 approve',
      'Type submissions approve NUMBER or submissions refuse NUMBER --reason TEXT.',
    ],
    ['submissions show E12', 'E12 is one of events, not of submissions.'],
    ['submissions refuse 7', 'Say why with --reason: the sender will read it.'],
    ['submissions refuse 7 --reason No --key', "Unknown option '--key'."],
    ['submissions approve 7 now', '"now" is one word too many.'],
  ])('%s is not', (typed, complaint) => {
    const read = () => readCommand(typed.split(' '))
    expect(read).toThrow(WrongArguments)
    expect(read).toThrow(complaint)
  })
})
