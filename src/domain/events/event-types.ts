const groupOfType = {
  exchange: 'token',
  hardfork: 'token',
  meetup: 'people',
  release: 'company',
  ama: 'people',
  airdrop: 'token',
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

export const eventTypes = Object.keys(groupOfType) as readonly EventType[]
export const eventGroups: readonly EventGroup[] = [...new Set(Object.values(groupOfType))]

export function isEventType(value: unknown): value is EventType {
  return eventTypes.some((type) => type === value)
}

export function groupOf(type: EventType): EventGroup {
  return groupOfType[type]
}
