/** A property of a component, such as `DTSTART;VALUE=DATE:20260414`. */
export interface Property {
  readonly name: string
  readonly parameters: Readonly<Record<string, string>>
  readonly value: string
}

export interface Component {
  readonly name: string
  readonly properties: readonly Property[]
  readonly components: readonly Component[]
}

const line = /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(.*)$/u

/**
 * Parses a calendar strictly by RFC 5545 and throws on wrong line ends, lines longer than 75 octets, invalid properties,
 * unclosed components, and missing or repeated properties.
 */
export function readICalendar(text: string): Component {
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end.')
  const written = text.slice(0, -2).split('\r\n')
  for (const one of written) {
    if (/[\r\n]/.test(one)) throw new Error(`A line ends otherwise: ${one}`)
    if (Buffer.byteLength(one) > 75) throw new Error(`More than 75 octets: ${one}`)
    if (!one.isWellFormed()) throw new Error(`A character is cut: ${one}`)
    // eslint-disable-next-line no-control-regex
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(one)) throw new Error(`A control character: ${one}`)
  }
  const properties = unfolded(written).map(readLine)
  const { component, after } = readComponent(properties)
  if (after < properties.length) throw new Error('Something follows the calendar.')
  checkCalendar(component)
  return component
}

function unfolded(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const one of lines) {
    if (!one.startsWith(' ')) whole.push(one)
    else if (whole.length === 0) throw new Error('The first line goes on from nothing.')
    else whole.push(`${whole.pop()}${one.slice(1)}`)
  }
  return whole
}

function readLine(text: string): Property {
  const [, name, parameters = '', value = ''] = line.exec(text) ?? []
  if (name === undefined) throw new Error(`No property: ${text}`)
  const pairs = parameters
    .split(';')
    .slice(1)
    .map((pair) => pair.split('=', 2))
  return { name, value, parameters: Object.fromEntries(pairs) as Record<string, string> }
}

/** Reads the component that begins at the property with this index; also returns the index after the component. */
function readComponent(all: readonly Property[], from = 0): { component: Component; after: number } {
  const first = all[from]
  if (first?.name !== 'BEGIN') throw new Error('A component does not begin.')
  const properties: Property[] = []
  const components: Component[] = []
  for (let at = from + 1; ;) {
    const next = all[at]
    if (next === undefined) throw new Error(`${first.value} does not end.`)
    if (next.name === 'BEGIN') {
      const read = readComponent(all, at)
      components.push(read.component)
      at = read.after
      continue
    }
    at++
    if (next.name !== 'END') properties.push(next)
    else if (next.value === first.value)
      return { component: { name: first.value, properties, components }, after: at }
    else throw new Error(`${first.value} ends as ${next.value}.`)
  }
}

function checkCalendar(calendar: Component): void {
  if (calendar.name !== 'VCALENDAR') throw new Error('It is no calendar.')
  for (const name of ['VERSION', 'PRODID']) once(calendar, name)
  if (valueOf(calendar, 'VERSION') !== '2.0') throw new Error('Another version.')
  const uids = calendar.components.map((event) => {
    if (event.name !== 'VEVENT') throw new Error(`Not asked for: ${event.name}`)
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'SEQUENCE', 'STATUS']) once(event, name)
    const [start, end] = [propertyOf(event, 'DTSTART'), propertyOf(event, 'DTEND')]
    const isDay = start?.parameters['VALUE'] === 'DATE'
    const pattern = isDay ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/
    for (const point of [start, end]) {
      if (point === undefined) continue
      if (!pattern.test(point.value) || (point.parameters['VALUE'] === 'DATE') !== isDay) {
        throw new Error(`No time: ${point.value}`)
      }
    }
    if (end !== undefined && start !== undefined && end.value <= start.value)
      throw new Error('Over before it begins.')
    if (!/^\d{8}T\d{6}Z$/.test(valueOf(event, 'DTSTAMP') ?? '')) throw new Error('No stamp.')
    for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION']) textOf(propertyOf(event, name)?.value ?? '')
    return valueOf(event, 'UID')
  })
  if (new Set(uids).size !== uids.length) throw new Error('A UID comes twice.')
}

function once({ properties, name: component }: Component, name: string): void {
  const count = properties.filter((property) => property.name === name).length
  if (count !== 1) throw new Error(`${component} has ${count} ${name}.`)
}

export function propertyOf({ properties }: Component, name: string): Property | undefined {
  return properties.find((property) => property.name === name)
}

export function valueOf(component: Component, name: string): string | undefined {
  return propertyOf(component, name)?.value
}

/** Decodes a text; throws on an unescaped backslash, comma or semicolon. */
export function textOf(value: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value)) throw new Error(`No text: ${value}`)
  return value.replaceAll(/\\([\\;,nN])/g, (_, character: string) =>
    /n/i.test(character) ? '\n' : character,
  )
}
