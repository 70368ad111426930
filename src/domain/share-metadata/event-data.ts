import { descriptionLimit, truncate } from '../kernel/text/text.ts'

const context = 'https://schema.org'

export type SharedEvent = {
  name: string
  description: string
  url: string
  /** As exactly as it is known: a month, a day or a moment. */
  start: string
  end: string | null
  place: string | null
  proof: string | null
  isWithdrawn: boolean
}

/** One that names no place is taken for one on the net. Whoever holds it is not known to us, and not told. */
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
