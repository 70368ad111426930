/** A calendar as RFC 5545 has it. Addresses are absolute, texts are plain. */
export interface ICalendar {
  readonly product: string
  readonly name: string
  readonly description: string
  /** Where this very calendar is. */
  readonly source: string
  readonly language: string
  readonly refreshHours: number
  readonly events: readonly ICalendarEvent[]
}

export interface ICalendarEvent {
  readonly uid: string
  readonly sequence: number
  readonly createdAt: Date
  readonly updatedAt: Date
  /** Days are `yyyy-MM-dd`, and the second is the first after it; moments are dates. */
  readonly when:
    | { readonly from: string; readonly until: string }
    | { readonly at: Date; readonly end: Date | null }
  readonly summary: string
  readonly description: string
  readonly place: string | null
  readonly url: string
  readonly category: string
  readonly isCancelled: boolean
}

/** Nothing in it depends on when it is written, so that a program which has it already is told so. */
export function writeICalendar(calendar: ICalendar): string {
  const { product, name, description, source, language, refreshHours, events } = calendar
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${textOf(`-//${product}//Events//${language.toUpperCase()}`)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textOf(name)}`,
    `X-WR-CALNAME:${textOf(name)}`,
    `DESCRIPTION:${textOf(description)}`,
    `X-WR-CALDESC:${textOf(description)}`,
    `SOURCE;VALUE=URI:${uriOf(source)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...events.flatMap((event) => linesOf(event, language)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Nobody is busy for what happens to a token: a whole month of it would block every day. */
function linesOf(event: ICalendarEvent, language: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${textOf(event.uid)}`,
    `DTSTAMP:${momentOf(event.updatedAt)}`,
    `CREATED:${momentOf(event.createdAt)}`,
    `LAST-MODIFIED:${momentOf(event.updatedAt)}`,
    `SEQUENCE:${event.sequence}`,
    ...whenOf(event.when),
    `SUMMARY;LANGUAGE=${language}:${textOf(event.summary)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION;LANGUAGE=${language}:${textOf(event.description)}`]),
    ...(event.place === null ? [] : [`LOCATION:${textOf(event.place)}`]),
    `URL:${uriOf(event.url)}`,
    `CATEGORIES;LANGUAGE=${language}:${textOf(event.category)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function whenOf(when: ICalendarEvent['when']): string[] {
  if ('from' in when)
    return [`DTSTART;VALUE=DATE:${dayOf(when.from)}`, `DTEND;VALUE=DATE:${dayOf(when.until)}`]
  return [`DTSTART:${momentOf(when.at)}`, ...(when.end === null ? [] : [`DTEND:${momentOf(when.end)}`])]
}

function dayOf(day: string): string {
  return day.replaceAll('-', '')
}

/** `20260414T210000Z` */
function momentOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** The separators of Unicode would end a line of the file for some programs that read it. */
function textOf(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** An address has no character that could end its line. */
function uriOf(address: string): string {
  return address.replaceAll(/[\p{Cc}\p{Cs}\s]/gu, '')
}

const mostOctets = 75

/** A line goes on below after 75 octets, with a space before it; no character is cut apart. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > mostOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
