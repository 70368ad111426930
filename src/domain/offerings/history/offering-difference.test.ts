import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Offering } from '../fields/offering.ts'
import { netDifference, offeringDifference } from './offering-difference.ts'

type Version = Partial<Offering>
const difference = (before: Version, after: Version) => offeringDifference({ before, after })

describe('difference of an entry', () => {
  it('names each field that changed, in alphabetical order, with both values', () => {
    const before: Version = { status: 0, name: 'Acme', raised_amount: { usd: null } }
    const after: Version = { status: 1, name: 'Acme', raised_amount: { usd: '5' } }
    expect(difference(before, after)).toEqual([
      { field: 'raised_amount', before: { usd: null }, after: { usd: '5' } },
      { field: 'status', before: 0, after: 1 },
    ])
  })

  it('never contains the address of the owner or the times of the record', () => {
    const before: Version = {
      feedback_email: 'a@acme.io',
      created_at: '2026-01-01',
      updated_at: '2026-01-01',
    }
    const after: Version = { feedback_email: 'b@acme.io', created_at: '2026-01-02', updated_at: '2026-01-02' }
    expect(difference(before, after)).toEqual([])
    expect(JSON.stringify(difference({ ...before, status: 0 }, { ...after, status: 1 }))).not.toContain('@')
  })

  it('compares by value: the order of keys does not matter, the order of a list does', () => {
    const member = { avatar: null, name: 'Aya', title: 'CEO', socials: [] }
    const same = { socials: [], title: 'CEO', name: 'Aya', avatar: null }
    expect(difference({ team: [member] }, { team: [same] })).toEqual([])
    expect(difference({ urls: { Github: 'a', Slack: 'b' } }, { urls: { Slack: 'b', Github: 'a' } })).toEqual(
      [],
    )
    expect(difference({ accept_coins: ['BTC', 'ETH'] }, { accept_coins: ['ETH', 'BTC'] })).toHaveLength(1)
  })

  it('treats a field that is missing in a version as unknown', () => {
    expect(difference({}, { slogan: null })).toEqual([])
    expect(difference({ slogan: 'Hi' }, {})).toEqual([{ field: 'slogan', before: 'Hi', after: null }])
  })

  const versions: fc.Arbitrary<Version> = fc.dictionary(
    fc.constantFrom('name', 'team', 'urls', 'bonus', 'desc', 'feedback_email'),
    fc.jsonValue(),
  )

  it('is empty for an entry and itself, even after storing and loading it', () => {
    fc.assert(
      fc.property(versions, (version) => {
        const stored: Version = JSON.parse(JSON.stringify(version))
        expect(difference(version, stored)).toEqual([])
      }),
    )
  })

  it('is the same after storing, and reversed when the versions are swapped', () => {
    fc.assert(
      fc.property(versions, versions, (before, after) => {
        const changes = difference(before, after)
        expect(JSON.stringify(JSON.parse(JSON.stringify(changes)))).toBe(JSON.stringify(changes))
        const turned = difference(after, before).map((change) => change.field)
        expect(turned).toEqual(changes.map((change) => change.field))
      }),
    )
  })
})

describe('the net difference of several changes', () => {
  it('has the first and the last value of each field, and nothing that is back where it was', () => {
    const net = netDifference([
      [
        { field: 'ico_end', before: '2030-04-01', after: '2030-04-02' },
        { field: 'kyc', before: null, after: true },
      ],
      [{ field: 'ico_end', before: '2030-04-02', after: '2030-04-03' }],
      [{ field: 'kyc', before: true, after: null }],
    ])
    expect(net).toEqual([{ field: 'ico_end', before: '2030-04-01', after: '2030-04-03' }])
  })
})
