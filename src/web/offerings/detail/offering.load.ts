import { data } from 'react-router'
import { formatAmount, formatCount } from '../../../domain/kernel/numbers/number-format.ts'
import { foreignLang } from '../../../domain/kernel/text/written-language.ts'
import type { Numeric } from '../../../domain/kernel/numbers/decimal.ts'
import { listInLanguage, nameOfCountry } from '../../../domain/kernel/site/names-in-language.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { nameMoney } from '../../../domain/kernel/money/money-words.ts'
import { reaches } from '../../../domain/offerings/sale/amount.ts'
import { formatMonth } from '../../../domain/kernel/time/date-format.ts'
import { numericDateIn } from '../../../domain/kernel/time/numeric-date.ts'
import { urlKeys } from '../../../domain/offerings/fields/url-keys.ts'
import { videoEmbed } from '../../../domain/offerings/fields/video-embed.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { loadUpcoming } from '../../upcoming/load-upcoming.ts'
import { cardPath } from '../../../words/card-addresses.ts'
import { presentCell } from '../sale/present-cell.ts'
import { momentDay } from '../sale/present-day.ts'
import type { WireDetail } from '../sale/wire.ts'
import { presentChanges } from './present-changes.ts'
import { presentQuote } from './present-quote.ts'
import { presentWritten } from './present-written.ts'

const saleEvents = 4

/** Everything the page of one offering shows, written out. */
export async function load(args: LoadArguments) {
  const { client, language, params, now } = args
  const { id = '' } = params
  // What cannot be an id is an offering that does not exist, not a bad request.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 80) throw data(null, { status: 404 })
  const [entry, related] = await Promise.all([client.getOffering({ id }), client.relatedOfferings({ id })])
  const lang = (text: string) => foreignLang({ text, reader: language })
  const [quote, upcoming] = await Promise.all([
    presentQuote({ client, language, productCode: entry.product_code }),
    entry.symbol === null ? null : loadUpcoming(args, { most: saleEvents, symbol: entry.symbol }),
  ])
  return {
    now: now.toISOString(),
    cell: presentCell({ item: entry, language }),
    card: cardPath({
      kind: 'offering',
      id,
      language,
      version: `${entry.updated_at} ${entry.status}`,
    }),
    kind: entry.kind,
    industry: entry.industry,
    banner: entry.banner,
    amounts: presentAmounts(entry, language),
    facts: presentFacts(entry, language),
    quote,
    upcoming,
    description: presentWritten(entry, 'desc', language),
    bonus: entry.bonus.map((step) => ({
      ...step,
      langs: { time: lang(step.time), value: lang(step.value) },
    })),
    team: entry.team.map((member) => ({
      ...member,
      lang: lang(member.title ?? ''),
      socials: member.socials.filter(isWebAddress),
    })),
    urls: presentUrls(entry),
    video: presentVideo(entry.video),
    changes: presentChanges({ changes: entry.changes, language }),
    related: related.items.map((item) => presentCell({ item, language })),
    views: formatCount({ value: entry.views, language }),
    created_at: entry.created_at,
    updated: momentDay(ownTime(entry)),
    source: entry.source,
    asOf: entry.as_of && asOfText(entry.as_of, language),
    summary: presentWritten(entry, 'excerpt', language),
  }
}

/** A month or a day, as the source says it. */
function asOfText(asOf: string, language: Language): string {
  if (asOf.length === 'yyyy-MM'.length) return formatMonth({ at: `${asOf}-01`, timeZone: 'UTC', language })
  return numericDateIn({ text: asOf.replaceAll('-', '/'), language })
}

/** A source that names a day knows no time of that day. */
function ownTime({ updated_at, as_of }: WireDetail): string {
  return as_of !== null && Date.parse(as_of) === Date.parse(updated_at)
    ? updated_at.slice(0, 'yyyy-MM-dd'.length)
    : updated_at
}

/** Whole dollars and every token, beside the short figures of the cell. */
function presentAmounts(entry: WireDetail, language: Language) {
  const { raised_amount: raised, target_amount_min: min, target_amount_max: max } = entry
  const tokens = (value: string | null) => (value === null ? null : formatAmount({ value, language }))
  const goal = max.usd ?? min.usd
  return {
    raised: dollars(raised.usd, language),
    target: dollars(goal, language),
    isMinimumReached: reaches({ amount: raised.usd, goal: min.usd }) === true,
    sold: tokens(entry.sold_tokens),
    forSale: tokens(entry.token_for_sale),
  }
}

/** What stands in the table, unknown values as null. */
function presentFacts(entry: WireDetail, language: Language) {
  const tokenText = [entry.symbol, entry.token_type].filter(Boolean).join(' · ')
  return {
    start: entry.ico_start === null ? null : momentDay(entry.ico_start),
    end: entry.ico_end === null ? null : momentDay(entry.ico_end),
    price: entry.initial_price,
    targetMin: dollars(entry.target_amount_min.usd, language),
    targetMax: dollars(entry.target_amount_max.usd, language),
    softCap: entry.soft_cap,
    hardCap: entry.hard_cap,
    platform: entry.platform,
    token: tokenText === '' ? null : tokenText,
    country: entry.country === null ? null : nameOfCountry({ stated: entry.country, language }),
    restricted:
      entry.restricted_areas.length === 0
        ? null
        : listInLanguage({
            names: entry.restricted_areas.map((stated) => nameOfCountry({ stated, language })),
            language,
          }),
    langs: langsOf([tokenText, entry.platform], language),
    kyc: entry.kyc,
    whitelist: entry.whitelist,
  }
}

/** The `lang` of those that are in another language than the page, by their text. */
function langsOf(texts: readonly (string | null)[], language: Language): Readonly<Record<string, string>> {
  const foreign = texts.flatMap((text) => {
    const lang = text === null ? undefined : foreignLang({ text, reader: language })
    return text === null || lang === undefined ? [] : [[text, lang] as const]
  })
  return Object.fromEntries(foreign)
}

function dollars(value: Numeric, language: Language): string | null {
  if (value === null || value === undefined) return null
  return nameMoney({ digits: formatCount({ value, language }), currency: 'USD', language })
}

function presentUrls({ urls, url }: WireDetail) {
  const known = urlKeys.flatMap((key) => {
    const href = urls[key]
    return href !== undefined && isWebAddress(href) ? [{ key, href }] : []
  })
  const isListed = known.some(({ key }) => key === 'Website')
  return isListed || url === null || !isWebAddress(url)
    ? known
    : [{ key: 'Website' as const, href: url }, ...known]
}

function presentVideo(url: string | null) {
  const embed = url === null ? undefined : videoEmbed(url)
  return url === null || embed === undefined ? null : { url, ...embed }
}

function isWebAddress(href: string): boolean {
  return /^https?:\/\//.test(href)
}

export type LoadedOffering = Awaited<ReturnType<typeof load>>
