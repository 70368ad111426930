/** Groups are how a reader thinks of events; each type stands in one. */
const groupOfType = {
  exchange: 'token',
  hardfork: 'token',
  meetup: 'people',
  release: 'company',
  ama: 'people',
  airdrop: 'token',
  // What a company announces is its own news, so that stands there too.
  announcement: 'company',
  product: 'company',
  contest: 'company',
  partnership: 'company',
  conference: 'people',
  swap: 'token',
  burn: 'token',
  ico: 'token',
  softfork: 'token',
  other: 'company',
} as const

export type EventType = keyof typeof groupOfType
export type EventGroup = (typeof groupOfType)[EventType]

// The keys of an object literal are what its type says.
export const eventTypes = Object.keys(groupOfType) as readonly EventType[]
export const eventGroups: readonly EventGroup[] = [...new Set(Object.values(groupOfType))]

export function isEventType(value: unknown): value is EventType {
  return eventTypes.some((type) => type === value)
}

export function groupOf(type: EventType): EventGroup {
  return groupOfType[type]
}
