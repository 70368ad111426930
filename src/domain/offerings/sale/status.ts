/** Where an offering stands, as the number it has on the wire. */
export const statuses = [0, 1, 2, 3] as const
export type Status = (typeof statuses)[number]

export type StatusName = 'pre-open' | 'ongoing' | 'succeeded' | 'failed'
export type StatusColour = 'grey' | 'orange' | 'green' | 'red'

/** What the reader is told: a sale that is over is finished, whether it succeeded or failed. */
export type StatusGroup = 'pre-open' | 'ongoing' | 'finished'

/** The box of the filters that finds it, which its word is found under too. */
export type StatusBox = 'incoming' | 'ongoing' | 'succeeded' | 'failed' | 'outcomeUnknown'

type StatusFacts = {
  name: StatusName
  colour: StatusColour
  group: StatusGroup
  box: Exclude<StatusBox, 'outcomeUnknown'>
}

export const statusFacts: Readonly<Record<Status, StatusFacts>> = {
  0: { name: 'pre-open', colour: 'grey', group: 'pre-open', box: 'incoming' },
  1: { name: 'ongoing', colour: 'orange', group: 'ongoing', box: 'ongoing' },
  2: { name: 'succeeded', colour: 'green', group: 'finished', box: 'succeeded' },
  3: { name: 'failed', colour: 'red', group: 'finished', box: 'failed' },
}

/**
 * The box that finds a sale. An outcome that nobody has stated is neither a success nor a failure, and a sale that
 * nobody has written of for a year is no longer called ongoing: both are unknown.
 */
export function statusBoxOf(sale: { status: Status; status_assumed: boolean; lapsed: boolean }): StatusBox {
  const isAssumedOutcome = sale.status_assumed && statusFacts[sale.status].group === 'finished'
  return sale.lapsed || isAssumedOutcome ? 'outcomeUnknown' : statusFacts[sale.status].box
}

export function statusOfName(name: string): Status | undefined {
  return statuses.find((status) => statusFacts[status].name === name)
}

/** A status number, or the same written as text. */
export function readStatus(value: unknown): Status | undefined {
  return statuses.find((status) => status === value || String(status) === value)
}

/** In the history, in place of a status: the sale is over, and its outcome was never stated. */
export const unknownOutcome = 'unknown'
