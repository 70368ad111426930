import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { isImagePath } from '../../../domain/kernel/form/image-path.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { localised } from '../../../domain/kernel/text/text.ts'
import { readDay } from '../../../domain/kernel/time/calendar-day.ts'
import { readInstant } from '../../../domain/kernel/time/instant.ts'
import { attributes } from '../../../domain/offerings/fields/offering-values.ts'
import { assumedStatus } from '../../../domain/offerings/sale/assumed-status.ts'
import { readStatus } from '../../../domain/offerings/sale/status.ts'
import { presentCell } from '../sale/present-cell.ts'
import type { CellFields } from '../sale/wire.ts'

interface Previewed {
  readonly values: FormValues
  readonly language: Language
  readonly texts: Language | 'common'
  readonly unnamed: string
  readonly now: Date
}

/** Invalid values are left out, because the form is unfinished. */
export function presentPreview({ values, language, texts, unnamed, now }: Previewed) {
  const reader = texts === 'common' ? language : texts
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  const textIn = (name: string) =>
    texts === 'common' ? text(name) : (localised(values, name, reader) ?? null)
  const date = (name: string) => {
    const value = text(name)
    const isRead = value !== null && (readDay(value) !== undefined || readInstant(value) !== undefined)
    return isRead ? value : null
  }
  const amount = (name: string) => {
    const value = text(name)?.replaceAll(',', '') ?? ''
    return /^\d+(?:\.\d+)?$/.test(value) ? value : null
  }
  const image = (name: string) => {
    const value = text(name)
    return value !== null && (value.startsWith('/') || isImagePath(value)) ? value : null
  }
  const list = (name: string) => {
    const value = values[name]
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
  }
  const dates = { ico_start: date('ico_start'), ico_end: date('ico_end') }
  const [raised, targetMin] = [amount('raised_amount'), amount('target_amount_min')]
  const stated = readStatus(text('status') ?? undefined)
  const item: CellFields = {
    item_id: 'preview',
    name: text('name') ?? localised(values, 'name', 'en') ?? unnamed,
    [`name_${reader}`]: texts === 'common' ? undefined : (text(`name_${reader}`) ?? undefined),
    symbol: text('symbol'),
    kind: text('kind'),
    slogan: textIn('slogan'),
    excerpt: textIn('excerpt'),
    logo: image('logo'),
    accept_coins: list('accept_coins'),
    attributes: chosenOf(list('attributes')),
    product_code: null,
    initial_price: text('initial_price'),
    restricted_areas: list('restricted_areas'),
    kyc: values['kyc'] === true,
    whitelist: values['whitelist'] === true,
    is_demo: false,
    status: stated ?? assumedStatus({ ...dates, raised, targetMin, phase: null, now: now.getTime() }),
    status_assumed: stated === undefined,
    lapsed: false,
    ...dates,
    raised_amount: { usd: raised },
    target_amount_min: { usd: targetMin },
    target_amount_max: { usd: amount('target_amount_max') },
    sold_tokens: amount('sold_tokens'),
    token_for_sale: amount('token_for_sale'),
  }
  return {
    now: now.toISOString(),
    cell: presentCell({ item, language }),
    kind: text('kind'),
    banner: image('banner'),
    summary: textIn('excerpt'),
  }
}

function chosenOf(chosen: readonly string[]): CellFields['attributes'] {
  const flags = Object.fromEntries(attributes.map((one) => [one, chosen.includes(one)]))
  // The cast is safe, because each attribute has a flag.
  return flags as CellFields['attributes']
}

export type PreviewedOffering = ReturnType<typeof presentPreview>
