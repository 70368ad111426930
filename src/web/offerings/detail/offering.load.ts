import { data } from 'react-router'
import { formatCount } from '../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { countryCode, nameOfCountry } from '../../../domain/kernel/site/names-in-language.ts'
import { listInLanguage } from '../../../domain/kernel/text/notation.ts'
import { foreignLang } from '../../../domain/kernel/text/written-language.ts'
import { formatMonth } from '../../../domain/kernel/time/date-format.ts'
import { formatMomentIn } from '../../../domain/kernel/time/language-day.ts'
import { numericDateIn } from '../../../domain/kernel/time/numeric-date.ts'
import { participationOf } from '../../../domain/offerings/sale/participation.ts'
import { cardPath } from '../../../words/addresses/card-addresses.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { orFallback } from '../../loading/or-fallback.ts'
import { loadUpcoming } from '../../upcoming/load-upcoming.ts'
import { presentCell } from '../sale/present-cell.ts'
import type { WireDetail } from '../sale/wire.ts'
import { presentChanges } from './changes/present-changes.ts'
import { describeOffering } from './describe-offering.ts'
import { presentDemo } from './present-demo.ts'
import { presentAmounts, presentDates, presentFacts, termIn } from './present-facts.ts'
import { isWebAddress, presentUrls, presentVideo } from './present-links.ts'
import { presentQuote } from './present-quote.ts'
import { presentSummary, presentWritten } from './present-written.ts'

const saleEvents = 4

export async function load(args: LoadArguments) {
  const { client, language, params, now } = args
  const { id = '' } = params
  // An invalid id shows the page for a missing offering instead of a bad request.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 80) throw data(null, { status: 404 })
  const [entry, related] = await Promise.all([
    client.getOffering({ id }),
    orFallback(client.relatedOfferings({ id }), { items: [] }),
  ])
  const term = (text: string) => termIn(entry, text)
  const lang = (text: string) => foreignLang({ text, reader: language })
  const updated = { at: ownTime(entry), text: formatMomentIn({ at: ownTime(entry), language }) }
  const cell = presentCell({ item: entry, language })
  const [quote, upcoming, headText, demo] = await Promise.all([
    presentQuote({ client, language, coinId: entry.coin_id }),
    entry.symbol === null || entry.coin_id === null
      ? null
      : loadUpcoming(args, { most: saleEvents, symbol: entry.symbol, coinId: entry.coin_id }),
    describeOffering(entry, language),
    entry.is_demo ? presentDemo({ name: cell.name, updated: updated.text, language }) : null,
  ])
  return {
    now: now.toISOString(),
    cell,
    demo,
    card: cardPath({
      kind: 'offering',
      id,
      language,
      version: `${entry.updated_at} ${entry.status}`,
    }),
    headText,
    kind: entry.kind,
    industry: entry.industry,
    banner: entry.banner,
    participation: presentParticipation(entry, language),
    amounts: presentAmounts(entry, language),
    dates: presentDates(entry, language),
    facts: presentFacts(entry, language),
    coinId: entry.coin_id,
    quote,
    upcoming,
    description: presentWritten(entry, 'desc', language),
    bonus: entry.bonus.map((step) => {
      const [time, value] = [term(step.time), term(step.value)]
      return { time, value, langs: { time: lang(time), value: lang(value) } }
    }),
    team: entry.team.map(({ title, ...member }) => ({
      ...member,
      title: title && term(title),
      lang: lang(term(title ?? '')),
      socials: member.socials.filter(isWebAddress),
    })),
    urls: presentUrls(entry),
    video: presentVideo(entry.video),
    changes: presentChanges({ changes: entry.changes, language, term }),
    related: related.items.map((item) => presentCell({ item, language })),
    views: formatCount({ value: entry.views, language }),
    created_at: entry.created_at,
    updated,
    source: entry.source,
    sourceUrl: entry.source_url,
    asOf: entry.as_of && asOfText(entry.as_of, language),
    summary: presentSummary(entry, language),
  }
}

function presentParticipation(entry: WireDetail, language: Language) {
  const { restricted_areas: areas, not_us: notUs, kyc, whitelist } = entry
  const names = areas.map((stated) => nameOfCountry({ stated, language }))
  return {
    state: participationOf({ areas, notUs }, { language, countryCode }),
    areas: names.length === 0 ? null : listInLanguage({ names, language }),
    kyc: kyc === true,
    whitelist: whitelist === true,
  }
}

function asOfText(asOf: string, language: Language): string {
  if (asOf.length === 'yyyy-MM'.length) return formatMonth({ at: `${asOf}-01`, timeZone: 'UTC', language })
  return numericDateIn({ text: asOf.replaceAll('-', '/'), language })
}

/** The update time; reduced to a day when the source states only a day. */
function ownTime({ updated_at, as_of }: WireDetail): string {
  return as_of !== null && Date.parse(as_of) === Date.parse(updated_at)
    ? updated_at.slice(0, 'yyyy-MM-dd'.length)
    : updated_at
}

export type LoadedOffering = Awaited<ReturnType<typeof load>>
