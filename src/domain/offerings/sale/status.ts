/** Where an offering stands, as the number it has on the wire. */
export const statuses = [0, 1, 2, 3] as const
export type Status = (typeof statuses)[number]

export type StatusName = 'pre-open' | 'ongoing' | 'succeeded' | 'failed'
export type StatusColour = 'grey' | 'orange' | 'green' | 'red'

/** What the reader is told: a sale that is over is finished, whether it succeeded or failed. */
export type StatusGroup = 'pre-open' | 'ongoing' | 'finished'

type StatusFacts = { name: StatusName; colour: StatusColour; group: StatusGroup }

export const statusFacts: Readonly<Record<Status, StatusFacts>> = {
  0: { name: 'pre-open', colour: 'grey', group: 'pre-open' },
  1: { name: 'ongoing', colour: 'orange', group: 'ongoing' },
  2: { name: 'succeeded', colour: 'green', group: 'finished' },
  3: { name: 'failed', colour: 'red', group: 'finished' },
}

export function statusOfName(name: string): Status | undefined {
  return statuses.find((status) => statusFacts[status].name === name)
}

/** A status number, or the same written as text. */
export function readStatus(value: unknown): Status | undefined {
  return statuses.find((status) => status === value || String(status) === value)
}
