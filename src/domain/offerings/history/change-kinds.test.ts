import { expect, it } from 'vitest'
import { changeKinds } from './change-kinds.ts'

const changeOf = (...fields: string[]) => fields.map((field) => ({ field, before: null, after: '1' }))

it.each([
  [['ico_end'], ['dates']],
  [['ico_start', 'ico_end'], ['dates']],
  [
    ['hard_cap', 'ico_end', 'raised_amount'],
    ['amounts', 'dates'],
  ],
  [['status'], ['status']],
  [
    ['slogan', 'status'],
    ['others', 'status'],
  ],
  [['is_ad', 'as_of'], []],
  [['a field that was invented later', 'constructor'], ['others']],
] as const)('a change of %j is of the kinds %j', (fields, kinds) => {
  expect(changeKinds(changeOf(...fields))).toEqual(kinds)
})
