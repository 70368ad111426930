import * as fc from 'fast-check'
import { Type, type TSchema } from 'typebox'
import { Clean, Clone } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { promisedFields } from './promised-fields.ts'

const Member = Type.Object({ name: Type.String(), title: Type.Union([Type.String(), Type.Null()]) })

const member = fc
  .tuple(
    fc.dictionary(fc.constantFrom('id', 'email', 'constructor', 'toString'), fc.jsonValue(), {
      noNullPrototype: true,
    }),
    fc.record({ name: fc.string(), title: fc.option(fc.string()) }),
  )
  .map(([more, promised]) => ({ ...more, ...promised }))

const anything = fc.oneof(fc.string(), fc.integer(), fc.array(fc.record({ deep: fc.string() })))

const cases: [string, TSchema, fc.Arbitrary<unknown>][] = [
  ['an object', Member, member],
  ['a list of objects', Type.Array(Member), fc.array(member)],
  ['an object that may be null', Type.Union([Member, Type.Null()]), fc.option(member)],
  [
    'an object that may be missing',
    Type.Object({ lead: Type.Optional(Member) }),
    fc.record({ lead: member, more: fc.jsonValue() }, { requiredKeys: [] }),
  ],
  ['a record', Type.Record(Type.String(), Member), fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), member)],
  ['anything', Type.Object({ name: Type.Unknown() }), fc.record({ name: anything, more: member })],
  [
    'one of two objects',
    Type.Union([Member, Type.Object({ size: Type.Integer() })]),
    fc.oneof(member, fc.record({ size: fc.integer() })),
  ],
  ['a text or a number', Type.Union([Type.String(), Type.Number()]), fc.oneof(fc.string(), fc.integer())],
]

describe('the declared fields of a reply', () => {
  it.each(cases)('of %s are the same as after cleaning by the schema', (_, schema, values) => {
    const pick = promisedFields(schema)
    fc.assert(
      fc.property(values, (value) => {
        const before = structuredClone(value)
        expect(pick(value)).toEqual(Clean(schema, Clone(value)))
        expect(value).toEqual(before)
      }),
    )
  })

  it('omit what a reader must not see, at any depth', () => {
    const pick = promisedFields(Type.Object({ team: Type.Array(Member) }))
    expect(pick({ team: [{ name: 'Ito', title: null, email: 'ito@example.com' }], secret: 1 })).toEqual({
      team: [{ name: 'Ito', title: null }],
    })
  })
})
