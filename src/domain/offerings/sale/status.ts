/** The status of an offering as the number that the API uses. */
export const statuses = [0, 1, 2, 3] as const
export type Status = (typeof statuses)[number]

export type StatusName = 'pre-open' | 'ongoing' | 'succeeded' | 'failed'
export type StatusColour = 'grey' | 'orange' | 'green' | 'red'

export type StatusGroup = 'pre-open' | 'ongoing' | 'finished'

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
 * The filter box that finds a sale. An outcome that no source has stated is neither a success nor a failure, and a sale that
 * no source has mentioned for a year no longer counts as ongoing: both are unknown.
 */
export function statusBoxOf(sale: { status: Status; status_assumed: boolean; lapsed: boolean }): StatusBox {
  const isAssumedOutcome = sale.status_assumed && statusFacts[sale.status].group === 'finished'
  return sale.lapsed || isAssumedOutcome ? 'outcomeUnknown' : statusFacts[sale.status].box
}

export function statusOfName(name: string): Status | undefined {
  return statuses.find((status) => statusFacts[status].name === name)
}

export function readStatus(value: unknown): Status | undefined {
  return statuses.find((status) => status === value || String(status) === value)
}

/** Replaces the status in the change history when a sale is over and no source has stated its outcome. */
export const unknownOutcome = 'unknown'
