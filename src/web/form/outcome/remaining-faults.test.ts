import { describe, expect, it } from 'vitest'
import { inPageOrder, remainingFaults } from './remaining-faults.ts'

const fault = (field: string, message = `${field} is wrong`) => ({ field, message })

describe('an edit', () => {
  const faults = [fault('name'), fault('url'), fault('end')]

  it('removes the fault that it mends, and no other', () => {
    const found = [fault('url'), fault('end')]
    expect(remainingFaults({ faults, isByServer: false, edit: { name: 'name' }, found })).toEqual(found)
  })

  it('keeps a fault that is still there, with what is wrong now', () => {
    const found = [fault('name'), fault('url', 'not a URL'), fault('end')]
    const remaining = remainingFaults({ faults, isByServer: false, edit: { name: 'url' }, found })
    expect(remaining).toEqual(found)
  })

  it('removes a fault of another field that it mends', () => {
    const found = [fault('name'), fault('url')]
    const remaining = remainingFaults({ faults, isByServer: false, edit: { name: 'start' }, found })
    expect(remaining.map(({ field }) => field)).toEqual(['name', 'url'])
  })

  it('reports nothing new while somebody types', () => {
    const found = [...faults, fault('email')]
    expect(remainingFaults({ faults, isByServer: false, edit: { name: 'email' }, found })).toEqual(faults)
  })

  it('keeps what only the server finds until its own field is edited', () => {
    const byServer = { faults, isByServer: true, found: [] }
    expect(remainingFaults({ ...byServer, edit: { name: 'other' } })).toEqual(faults)
    expect(remainingFaults({ ...byServer, edit: { name: 'url' } })).toEqual([fault('name'), fault('end')])
  })
})

describe('a fault in an element of a list', () => {
  const [aya, ben, chie] = [{ name: 'Aya' }, { name: '' }, { name: 'Chie' }]
  const before = [aya, ben, chie]
  const faults = [fault('team.1.name')]
  const remaining = (after: readonly unknown[], found: readonly ReturnType<typeof fault>[]) =>
    remainingFaults({ faults, isByServer: false, edit: { name: 'team', before, after }, found })

  it('moves with its element', () => {
    expect(remaining([ben, aya, chie], [fault('team.0.name')])).toEqual([fault('team.0.name')])
    expect(remaining([ben, chie], [fault('team.0.name')])).toEqual([fault('team.0.name')])
  })

  it('goes with its element', () => {
    expect(remaining([aya, chie], [])).toEqual([])
    expect(remaining([aya, chie, {}], [fault('team.2.name')])).toEqual([])
  })

  it('goes when its element is mended in place, and stays while another one is edited', () => {
    expect(remaining([aya, { name: 'Ben' }, chie], [])).toEqual([])
    expect(remaining([{ name: 'A' }, ben, chie], [fault('team.1.name')])).toEqual(faults)
  })

  it('is not confused with a field whose name begins alike', () => {
    const edit = { name: 'team_size', before: '1', after: '2' }
    expect(remainingFaults({ faults, isByServer: true, edit, found: [] })).toEqual(faults)
  })
})

it('faults are listed in the order of the page, those of one list in their own order, unknown ones last', () => {
  const faults = ['extra', 'email', 'team.1.name', 'team.0.url', 'name'].map((field) => fault(field))
  expect(inPageOrder(faults, ['name', 'team', 'email']).map(({ field }) => field)).toEqual([
    'name',
    'team.1.name',
    'team.0.url',
    'email',
    'extra',
  ])
})
