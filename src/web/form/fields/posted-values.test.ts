import { describe, expect, it } from 'vitest'
import { postedValues } from './posted-values.ts'
import type { AnyField, ShownField } from './shown-form.ts'

const field = (name: string, more: Partial<ShownField> = {}): ShownField => ({
  name,
  kind: 'text',
  label: name,
  required: false,
  section: 'project',
  ...more,
})
const options = ['BONUS', 'NEW_CHAIN'].map((value) => ({ value, label: value }))
const fields: readonly AnyField[] = [
  field('name', {
    variants: [
      { name: 'name', language: null, label: '' },
      { name: 'name_ja', language: 'ja', label: '' },
    ],
  }),
  field('desc', { kind: 'lines' }),
  field('attributes', { kind: 'choices', options }),
  field('accept_coins', { kind: 'choices', path: '/api/options/tokens' }),
  field('restricted_areas', { kind: 'list' }),
  field('has_kyc', { kind: 'flag' }),
  field('ico_start', { kind: 'date' }),
  field('team', { kind: 'groups', fields: [field('name'), field('socials', { kind: 'list' })] }),
]

describe('the values of a posted form', () => {
  it('are read from its controls', () => {
    expect(
      postedValues(fields, {
        name: 'Kaze',
        name_ja: '風',
        desc: 'one\r\ntwo',
        'attributes.NEW_CHAIN': '1',
        accept_coins: 'eth, sol',
        'accept_coins.chosen': 'BTC ETH',
        restricted_areas: 'US\r\nCN',
        has_kyc: 'no',
        ico_start: '2026-11-16',
        'ico_start.time': '09:00',
        'team.0.name': 'Aya',
        'team.2.name': 'Ben',
        'team.2.socials': 'https://ben.example',
      }),
    ).toEqual({
      name: 'Kaze',
      name_ja: '風',
      desc: 'one\ntwo',
      attributes: ['NEW_CHAIN'],
      accept_coins: ['BTC', 'ETH', 'SOL'],
      restricted_areas: ['US', 'CN'],
      has_kyc: false,
      ico_start: '2026-11-16T09:00Z',
      team: [{ name: 'Aya' }, { name: 'Ben', socials: ['https://ben.example'] }],
    })
  })

  it('have nothing that is empty, and nothing that the form does not have', () => {
    expect(
      postedValues(fields, {
        name: ' ',
        has_kyc: '',
        ico_start: '',
        'ico_start.time': '09:00',
        'attributes.MADE_UP': '1',
        'team.0.name': '',
        'team.1.salary': '9',
        'team.x.name': 'x',
        hidden: 'true',
        __proto__: 'x',
      }),
    ).toEqual({})
  })
})
