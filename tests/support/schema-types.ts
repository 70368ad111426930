/**
 * The schema.org types that our pages use: parent type, own properties, and those that search engines require. Taken from
 * https://schema.org/version/latest.
 */
interface SchemaType {
  readonly isA?: string
  readonly has: string
  readonly deps?: string
}

const schemaTypes: Readonly<Record<string, SchemaType>> = {
  Thing: {
    has: 'additionalType alternateName description disambiguatingDescription identifier image mainEntityOfPage name potentialAction sameAs subjectOf url',
  },
  CreativeWork: {
    isA: 'Thing',
    has: 'about abstract author contentLocation copyrightHolder copyrightYear creator dateCreated dateModified datePublished editor headline inLanguage isAccessibleForFree isPartOf keywords license mainEntity mentions publisher text thumbnailUrl version',
  },
  Article: {
    isA: 'CreativeWork',
    has: 'articleBody articleSection backstory pageEnd pageStart pagination speakable wordCount',
    deps: 'headline author publisher datePublished dateModified mainEntityOfPage',
  },
  WebSite: { isA: 'CreativeWork', has: 'issn', deps: 'name url potentialAction' },
  WebPage: {
    isA: 'CreativeWork',
    has: 'breadcrumb lastReviewed mainContentOfPage primaryImageOfPage relatedLink reviewedBy significantLink specialty speakable',
  },
  FAQPage: { isA: 'WebPage', has: '', deps: 'mainEntity' },
  Comment: { isA: 'CreativeWork', has: 'downvoteCount parentItem sharedContent upvoteCount' },
  Question: {
    isA: 'Comment',
    has: 'acceptedAnswer answerCount eduQuestionType suggestedAnswer',
    deps: 'name acceptedAnswer',
  },
  Answer: { isA: 'Comment', has: 'answerExplanation', deps: 'text' },
  MediaObject: { isA: 'CreativeWork', has: 'contentUrl encodingFormat height uploadDate width' },
  ImageObject: { isA: 'MediaObject', has: 'caption embeddedTextCaption exifData', deps: 'url' },
  Organization: {
    isA: 'Thing',
    has: 'address brand contactPoint email employee founder foundingDate legalName location logo member parentOrganization slogan taxID telephone',
    deps: 'name url',
  },
  Person: { isA: 'Thing', has: 'affiliation email familyName givenName jobTitle worksFor', deps: 'name' },
  Intangible: { isA: 'Thing', has: '' },
  ItemList: { isA: 'Intangible', has: 'itemListElement itemListOrder numberOfItems' },
  BreadcrumbList: { isA: 'ItemList', has: '', deps: 'itemListElement' },
  ListItem: { isA: 'Intangible', has: 'item nextItem position previousItem', deps: 'position name item' },
  EntryPoint: {
    isA: 'Intangible',
    has: 'actionApplication actionPlatform contentType encodingType httpMethod urlTemplate',
    deps: 'urlTemplate',
  },
  Action: {
    isA: 'Thing',
    has: 'actionStatus agent endTime error instrument location object result startTime target',
  },
  SearchAction: { isA: 'Action', has: 'query', deps: 'target query-input' },
  Event: {
    isA: 'Thing',
    has: 'about actor attendee audience contributor doorTime duration endDate eventAttendanceMode eventSchedule eventStatus funder inLanguage isAccessibleForFree keywords location maximumAttendeeCapacity offers organizer performer previousStartDate sponsor startDate subEvent superEvent',
    deps: 'name startDate location eventStatus eventAttendanceMode',
  },
  Place: { isA: 'Thing', has: 'address geo hasMap latitude longitude telephone', deps: 'name' },
  VirtualLocation: { isA: 'Intangible', has: '', deps: 'url' },
  StructuredValue: { isA: 'Intangible', has: '' },
  ExchangeRateSpecification: {
    isA: 'StructuredValue',
    has: 'currency currentExchangeRate exchangeRateSpread',
    deps: 'currency currentExchangeRate',
  },
  PriceSpecification: {
    isA: 'StructuredValue',
    has: 'maxPrice minPrice price priceCurrency validFrom validThrough valueAddedTaxIncluded',
  },
  UnitPriceSpecification: {
    isA: 'PriceSpecification',
    has: 'billingIncrement priceType referenceQuantity unitCode unitText',
    deps: 'price priceCurrency',
  },
}

function propertiesOf(type: string): readonly string[] {
  const { isA, has = '' } = schemaTypes[type] ?? {}
  return [...has.split(' '), ...(isA === undefined ? [] : propertiesOf(isA))]
}

export function schemaFaults(data: unknown, where = ''): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((one, place) => schemaFaults(one, `${where}[${place}]`))
  if (typeof data === 'string') return data.trim() === '' ? [`${where}: empty`] : []
  if (typeof data !== 'object' || data === null)
    return typeof data === 'number' && Number.isFinite(data) ? [] : [`${where}: ${String(data)}`]
  const {
    '@type': type,
    '@context': _context,
    '@id': _id,
    ...properties
  } = data as Readonly<Record<string, unknown>>
  if (typeof type !== 'string' || schemaTypes[type] === undefined)
    return [`${where}: no type ${JSON.stringify(type)}`]
  const known = propertiesOf(type)
  const needed = (schemaTypes[type].deps ?? '').split(' ').filter((name) => name !== '')
  return [
    ...Object.keys(properties)
      .filter((name) => !known.includes(name.replace(/-input$/, '')))
      .map((name) => `${where}: ${type} has no ${name}`),
    ...needed
      .filter((name) => properties[name] === undefined)
      .map((name) => `${where}: ${type} without ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) => schemaFaults(value, `${where}.${name}`)),
  ]
}
