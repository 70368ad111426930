/** Where an offering stands, as the number it has on the wire. */
export const statuses = [0, 1, 2, 3] as const
export type Status = (typeof statuses)[number]

export type StatusName = 'pre-open' | 'ongoing' | 'succeeded' | 'failed'
export type StatusColour = 'grey' | 'orange' | 'green' | 'red'

/** What the reader is told: a sale that is over is finished, whether it succeeded or failed. */
export type StatusGroup = 'pre-open' | 'ongoing' | 'finished'

/** The box of the filters that finds it, which its word is found under too. */
export type StatusBox = 'incoming' | 'ongoing' | 'succeeded' | 'failed'

type StatusFacts = { name: StatusName; colour: StatusColour; group: StatusGroup; box: StatusBox }

export const statusFacts: Readonly<Record<Status, StatusFacts>> = {
  0: { name: 'pre-open', colour: 'grey', group: 'pre-open', box: 'incoming' },
  1: { name: 'ongoing', colour: 'orange', group: 'ongoing', box: 'ongoing' },
  2: { name: 'succeeded', colour: 'green', group: 'finished', box: 'succeeded' },
  3: { name: 'failed', colour: 'red', group: 'finished', box: 'failed' },
}

export function statusOfName(name: string): Status | undefined {
  return statuses.find((status) => statusFacts[status].name === name)
}

/** A status number, or the same written as text. */
export function readStatus(value: unknown): Status | undefined {
  return statuses.find((status) => status === value || String(status) === value)
}
