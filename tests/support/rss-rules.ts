import { everyElement, readStrictXml, textOf, type XmlElement } from './strict-xml.ts'

const elementsIn = ({ children }: XmlElement) => children.filter((child) => typeof child !== 'string')

const inChannel = new Set(
  `title link description language copyright managingEditor webMaster pubDate lastBuildDate category generator
   docs cloud ttl image rating textInput skipHours skipDays item atom:link`.split(/\s+/),
)
const inItem = new Set(
  `title link description author category comments enclosure guid pubDate source
   dc:creator content:encoded media:content`.split(/\s+/),
)
const several = new Set(['item', 'category', 'atom:link', 'media:content'])
const namespaces: Readonly<Record<string, string>> = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/**
 * The faults of a feed by the rules of RSS 2.0 and of feed readers, one line each; `self` is its address. Throws when the text is
 * not XML.
 */
export function rssFaults(text: string, self: string): string[] {
  const root = readStrictXml(text.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '').trimEnd())
  const [channel, ...others] = elementsIn(root)
  if (root.name !== 'rss' || channel?.name !== 'channel' || others.length > 0)
    return ['no rss with a channel']
  const items = elementsIn(channel).filter(({ name }) => name === 'item')
  const guids = items.map((item) => wordsIn(item, 'guid'))
  return [
    ...(root.attributes['version'] === '2.0' ? [] : ['not of version 2.0']),
    ...Object.entries(root.attributes)
      .filter(([name, value]) => name.startsWith('xmlns:') && namespaces[name] !== value)
      .map(([name]) => `${name} is not what it is known by`),
    ...everyElement(channel)
      .map(({ name }) => name.split(':'))
      .filter(([prefix, name]) => name !== undefined && root.attributes[`xmlns:${prefix}`] === undefined)
      .map(([prefix]) => `${prefix} is not declared`),
    ...channelFaults(channel, self),
    ...items.flatMap((item, place) => itemFaults(item).map((fault) => `item ${place + 1}: ${fault}`)),
    ...(new Set(guids).size === guids.length ? [] : ['two items of one guid']),
  ]
}

function channelFaults(channel: XmlElement, self: string): string[] {
  const own = elementsIn(channel).filter(
    ({ name, attributes }) => name === 'atom:link' && attributes['rel'] === 'self',
  )
  const language = wordsIn(channel, 'language')
  return [
    ...['title', 'link', 'description']
      .filter((name) => wordsIn(channel, name) === '')
      .map((name) => `no ${name}`),
    ...knownFaults(channel, inChannel),
    ...addressFaults(wordsIn(channel, 'link')),
    ...(language === '' || /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language) ? [] : [`language ${language}`]),
    ...['pubDate', 'lastBuildDate'].flatMap((name) => dateFaults(wordsIn(channel, name))),
    ...(own.length === 1 &&
    own[0]?.attributes['href'] === self &&
    own[0].attributes['type'] === 'application/rss+xml'
      ? []
      : [`does not say that it is ${self}`]),
  ]
}

function itemFaults(item: XmlElement): string[] {
  const guid = elementsIn(item).find(({ name }) => name === 'guid')
  const isAddress = guid?.attributes['isPermaLink'] !== 'false'
  return [
    ...knownFaults(item, inItem),
    ...(wordsIn(item, 'title') + wordsIn(item, 'description') === ''
      ? ['neither title nor description']
      : []),
    ...addressFaults(wordsIn(item, 'link')),
    ...(guid === undefined || textOf(guid) === ''
      ? ['no guid']
      : isAddress
        ? addressFaults(textOf(guid))
        : []),
    ...(wordsIn(item, 'pubDate') === '' ? ['no pubDate'] : dateFaults(wordsIn(item, 'pubDate'))),
    ...(/^(?:\S+@\S+(?: \(.+\))?)?$/.test(wordsIn(item, 'author'))
      ? []
      : ['an author without a mail address']),
    ...htmlFaults(wordsIn(item, 'description')),
    ...htmlFaults(wordsIn(item, 'content:encoded')),
    ...elementsIn(item).flatMap(pictureFaults),
  ]
}

function pictureFaults({ name, attributes }: XmlElement): string[] {
  if (name !== 'enclosure' && name !== 'media:content') return []
  const { url = '', length, type, medium, fileSize, width, height } = attributes
  const isMissing = name === 'enclosure' && (length === undefined || type === undefined)
  const numbers = [length, fileSize, width, height].filter((input) => input !== undefined)
  return [
    ...addressFaults(url),
    ...(isMissing ? ['an enclosure without length and type'] : []),
    ...numbers.filter((input) => !/^[1-9]\d*$/.test(input)).map((input) => `${input} of a picture`),
    ...(type === undefined || /^[a-z]+\/[\w.+-]+$/.test(type) ? [] : [`type ${type}`]),
    ...(medium === undefined || medium === 'image' ? [] : [`medium ${medium}`]),
  ]
}

function knownFaults(element: XmlElement, known: ReadonlySet<string>): string[] {
  const names = elementsIn(element).map(({ name }) => name)
  return [
    ...names.filter((name) => !known.has(name)).map((name) => `${name} has no place here`),
    ...names
      .filter((name, place) => !several.has(name) && names.indexOf(name) !== place)
      .map((name) => `${name} twice`),
  ]
}

const date =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/

function dateFaults(text: string): string[] {
  if (text === '') return []
  const [, weekday] = date.exec(text) ?? []
  return weekday !== undefined && new Date(text).toUTCString().startsWith(weekday) ? [] : [`date ${text}`]
}

function addressFaults(text: string): string[] {
  return /^https?:\/\/[^\s/]+\/\S*$/.test(text) && URL.canParse(text) ? [] : [`address "${text}"`]
}

/** The faults in the HTML of an item, which readers show outside of the site and without scripts. */
function htmlFaults(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? []
  const written = tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to),
  )
  return [
    ...tags
      .filter((tag) => !/^<\/?(?:[a-z]+|h[2-4])(?:\s[^<]*)?\s*\/?>$/.test(tag))
      .map((tag) => `tag ${tag}`),
    ...tags
      .filter((tag) => /^<(?:script|style|iframe|form)|\son\w+=/i.test(tag))
      .map((tag) => `danger ${tag}`),
    ...written.filter((to) => !to.startsWith('mailto:')).flatMap(addressFaults),
  ]
}

function wordsIn(element: XmlElement, name: string): string {
  const found = elementsIn(element).find((child) => child.name === name)
  return found === undefined ? '' : textOf(found).trim()
}
