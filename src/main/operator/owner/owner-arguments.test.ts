import { describe, expect, it } from 'vitest'
import { readArguments } from '../arguments.ts'
import { WrongArguments } from '../wrong-arguments.ts'

describe('the commands about owners', () => {
  it.each([
    ['owner-key list', { act: 'list' }],
    ['owner-key issue acme', { act: 'issue', itemId: 'acme', isMailed: false }],
    ['owner-key issue acme --mail', { act: 'issue', itemId: 'acme', isMailed: true }],
    ['owner-key revoke K12', { act: 'revoke', keyId: '12', itemId: null }],
    ['owner-key revoke 12', { act: 'revoke', keyId: null, itemId: '12' }],
    ['owner-key revoke acme', { act: 'revoke', keyId: null, itemId: 'acme' }],
    ['submissions list', { act: 'list', review: 'waiting' }],
    ['submissions list refused', { act: 'list', review: 'refused' }],
    ['submissions show 7', { act: 'show', submissionId: '7' }],
    ['submissions review 7 approve', { act: 'approve', submissionId: '7', withKey: false }],
    ['submissions review 7 approve --key', { act: 'approve', submissionId: '7', withKey: true }],
    ['submissions review 7 refuse Not yours.', { act: 'refuse', submissionId: '7', reason: 'Not yours.' }],
  ])('%s is understood', (typed, command) => {
    const words = typed.split(' ')
    expect(readArguments(words)).toEqual({ name: words[0], ...command })
  })

  it.each([
    ['owner-key', 'Say owner-key issue, owner-key revoke or owner-key list.'],
    ['owner-key list acme', '"acme" is one word too many.'],
    ['owner-key issue', 'Say the id of an entry.'],
    ['owner-key issue K12', 'Say the id of an entry.'],
    ['owner-key issue acme beta', '"beta" is one word too many.'],
    ['owner-key revoke A_B', 'Say a key, such as K12, or the id of an entry.'],
    ['owner-key revoke acme --mail', '--mail does not go with this command.'],
    ['owner-key issue acme --key', '--key does not go with this command.'],
    ['submissions', 'Say submissions list, submissions show or submissions review.'],
    ['submissions list gone', 'There are no submissions "gone".'],
    ['submissions show', 'Say the number of a submission, as submissions list has it.'],
    ['submissions show 0', 'Say the number of a submission, as submissions list has it.'],
    ['submissions review 7', 'Say approve, or refuse and why.'],
    ['submissions review 7 refuse', 'Say why: the sender will read it.'],
    ['submissions review 7 refuse No --key', '--key does not go with this command.'],
    ['submissions review 7 approve now', '"now" is one word too many.'],
  ])('%s is not', (typed, complaint) => {
    const read = () => readArguments(typed.split(' '))
    expect(read).toThrow(WrongArguments)
    expect(read).toThrow(complaint)
  })
})
