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

/** The form asks senders to write “Online”, in their language, as the place of an event without a venue. */
const isOnline = /^(?:online|オンライン|온라인|线上|在线)(?!\p{L})/iu

/** An event without a place, or that is online by its place, counts as online. Its organizer is unknown and left out. */
export function eventData({ event }: { event: SharedEvent }) {
  const { name, description, url, start, end, proof, isWithdrawn } = event
  const place = event.place === null || isOnline.test(event.place) ? null : event.place
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
