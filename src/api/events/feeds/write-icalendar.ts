function dayValue(day: string): string {
  return day.replaceAll('-', '')
}

/** Formats a UTC time as iCalendar does: `20260414T210000Z`. */
function momentValue(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/**
 * Escapes a text for a line of iCalendar. Unicode line separators are replaced too, because some programs treat them as the end
 * of a line.
 */
function textValue(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** Removes characters that could end the line of a URI property. */
function uriValue(address: string): string {
  return address.replaceAll(/[\p{Cc}\p{Cs}\s]/gu, '')
}

const maxOctets = 75

/** Folds a line after 75 octets, as RFC 5545 requires, without splitting a character. */
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

/** A calendar according to RFC 5545. URLs are absolute, texts are plain. */
export interface ICalendar {
  readonly product: string
  readonly name: string
  readonly description: string
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
  /** The time of an all-day event is stated in days (`yyyy-MM-dd`, `until` exclusive), that of another event in moments. */
  readonly when: { readonly from: string; readonly until: string } | { readonly at: Date; readonly end: Date }
  readonly summary: string
  readonly description: string
  readonly place: string | null
  readonly url: string
  readonly category: string
  readonly isCancelled: boolean
}

/**
 * Writes a calendar without the current time in it, so that a request for an unchanged calendar can be answered with status 304.
 */
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

/** Events are transparent: they do not block time in the reader's calendar. */
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
  return [`DTSTART:${momentValue(when.at)}`, `DTEND:${momentValue(when.end)}`]
}
