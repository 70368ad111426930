import { descriptionLimit, truncate } from '../kernel/text/text.ts'

const context = 'https://schema.org'

export type SharedEvent = {
  name: string
  description: string
  url: string
  /** ISO 8601, as precise as the date is known: a month, a day or a time. */
  start: string
  end: string | null
  place: string | null
  proof: string | null
  isWithdrawn: boolean
}

/** An event without a place counts as an online event. Its organizer is unknown and left out. */
export function eventData({ event }: { event: SharedEvent }) {
  const { name, description, url, start, end, place, proof, isWithdrawn } = event
  return {
    '@context': context,
    '@type': 'Event',
    name,
    description: truncate(description, descriptionLimit),
    url,
    startDate: start,
    ...(end === null ? {} : { endDate: end }),
    eventStatus: `${context}/${isWithdrawn ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${context}/${place === null ? 'Online' : 'Offline'}EventAttendanceMode`,
    location:
      place === null ? { '@type': 'VirtualLocation', url: proof ?? url } : { '@type': 'Place', name: place },
    ...(proof === null ? {} : { sameAs: proof }),
  }
}
