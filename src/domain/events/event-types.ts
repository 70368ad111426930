/** Groups are how a reader thinks of events; each type stands in one. */
export const typesOfGroup = {
  token: ['exchange', 'ico', 'airdrop', 'burn', 'swap', 'hardfork', 'softfork'],
  people: ['meetup', 'conference', 'ama'],
  // What a company announces is its own news, so that stands here too.
  company: ['release', 'product', 'partnership', 'contest', 'announcement', 'other'],
} as const

export type EventGroup = keyof typeof typesOfGroup
export type EventType = (typeof typesOfGroup)[EventGroup][number]

export const eventGroups = Object.keys(typesOfGroup) as readonly EventGroup[]

export const eventTypes = [
  'exchange',
  'hardfork',
  'meetup',
  'release',
  'ama',
  'airdrop',
  'announcement',
  'product',
  'contest',
  'partnership',
  'conference',
  'swap',
  'burn',
  'ico',
  'softfork',
  'other',
] as const satisfies readonly EventType[]

export function isEventType(value: unknown): value is EventType {
  return eventTypes.some((type) => type === value)
}

const groups = new Map(
  eventGroups.flatMap((group) => typesOfGroup[group].map((type): [EventType, EventGroup] => [type, group])),
)

export function groupOf(type: EventType): EventGroup {
  return groups.get(type) ?? 'company'
}
