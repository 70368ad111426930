function dayValue(day: string): string {
  return day.replaceAll('-', '')
}

/** `20260414T210000Z` */
function momentValue(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** The separators of Unicode would end a line of the file for some programs that read it. */
function textValue(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** An address has no character that could end its line. */
function uriValue(address: string): string {
  return address.replaceAll(/[\p{Cc}\p{Cs}\s]/gu, '')
}

const maxOctets = 75

/** A line goes on below after 75 octets, with a space before it; no character is cut apart. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

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
    `PRODID:${textValue(`-//${product}//Events//${language.toUpperCase()}`)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    `DESCRIPTION:${textValue(description)}`,
    `X-WR-CALDESC:${textValue(description)}`,
    `SOURCE;VALUE=URI:${uriValue(source)}`,
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
    `UID:${textValue(event.uid)}`,
    `DTSTAMP:${momentValue(event.updatedAt)}`,
    `CREATED:${momentValue(event.createdAt)}`,
    `LAST-MODIFIED:${momentValue(event.updatedAt)}`,
    `SEQUENCE:${event.sequence}`,
    ...whenOf(event.when),
    `SUMMARY;LANGUAGE=${language}:${textValue(event.summary)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION;LANGUAGE=${language}:${textValue(event.description)}`]),
    ...(event.place === null ? [] : [`LOCATION:${textValue(event.place)}`]),
    `URL:${uriValue(event.url)}`,
    `CATEGORIES;LANGUAGE=${language}:${textValue(event.category)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function whenOf(when: ICalendarEvent['when']): string[] {
  if ('from' in when)
    return [`DTSTART;VALUE=DATE:${dayValue(when.from)}`, `DTEND;VALUE=DATE:${dayValue(when.until)}`]
  return [`DTSTART:${momentValue(when.at)}`, ...(when.end === null ? [] : [`DTEND:${momentValue(when.end)}`])]
}
