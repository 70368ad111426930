import { elementsOf, isRecord, makeField, refuse, warn, type RowField } from '../../kernel/rows/row-field.ts'
import { readLine, readName } from '../../kernel/rows/row-text.ts'
import { readImage, readUrl } from '../../kernel/rows/web-address.ts'
import { industries, type Industry } from './industries.ts'
import { attributes, type Attribute, type BonusStep, type TeamMember } from './offering-values.ts'
import { readFlag } from './value-rules.ts'

export const elementLimits = { industries: 50, coins: 50, areas: 300, team: 100, socials: 20, bonus: 50 }
const lineLimit = 120

/**
 * Reads industries in any letter case. An unknown industry is dropped with a warning; if none is left, the result is
 * `Other`.
 */
export function readIndustries(field: RowField): Industry[] {
  const input = elementsOf(field, { limit: elementLimits.industries, separator: /[,;]/ })
  const known = input.map((element) => {
    const name = readLine(element, lineLimit)?.toLowerCase()
    const industry = industries.find((candidate) => candidate.toLowerCase() === name)
    if (industry === undefined) warn(element, 'unknown_industry')
    return industry
  })
  const found = [...new Set(known)].filter((industry) => industry !== undefined)
  return found.length === 0 && input.length > 0 ? ['Other'] : found
}

export function readCoins(field: RowField): string[] {
  const symbols = elementsOf(field, { limit: elementLimits.coins, separator: /[,;/]/ }).flatMap((element) => {
    const symbol = readLine(element, lineLimit)?.toUpperCase() ?? ''
    if (/^[A-Z0-9][A-Z0-9.$-]{0,14}$/.test(symbol)) return [symbol]
    warn(element, 'unknown_coin')
    return []
  })
  return [...new Set(symbols)]
}

export function readAreas(field: RowField): string[] {
  const areas = elementsOf(field, { limit: elementLimits.areas, separator: /[,;\n]/ })
  const names = areas.map((element) => readLine(element, lineLimit)?.replace(/\.$/, '') ?? '')
  return [...new Set(names)].filter((name) => name !== '')
}

export function namesUnitedStates(areas: readonly string[]): boolean {
  return areas.some((area) => /\b(?:USA?|U\.S|United States)\b/.test(area))
}

export function readAttributes(field: RowField): Record<Attribute, boolean> {
  const input = isRecord(field.value) ? field.value : {}
  if (field.value !== undefined && !isRecord(field.value)) refuse(field, 'not_an_object')
  const flags = attributes.map((name) => [name, readFlag(part(field, input, name)) ?? false] as const)
  return {
    BONUS: false,
    FOUNDER_INFO_AVAIL: false,
    NEW_CHAIN: false,
    CODE_AVAIL: false,
    ...Object.fromEntries(flags),
  }
}

export function readTeam(field: RowField): TeamMember[] {
  return records(field, elementLimits.team).map(({ element, row }) => {
    const socials = elementsOf(part(element, row, 'socials'), { limit: elementLimits.socials })
    return {
      avatar: readImage(part(element, row, 'avatar')),
      name: readName(part(element, row, 'name'), lineLimit),
      title: readLine(part(element, row, 'title'), lineLimit),
      socials: socials.flatMap((social) => readUrl(social) ?? []),
    }
  })
}

export function readBonus(field: RowField): BonusStep[] {
  const steps = records(field, elementLimits.bonus).map(({ element, row }) => ({
    time: readLine(part(element, row, 'time'), lineLimit) ?? '',
    value: readLine(part(element, row, 'value'), lineLimit) ?? '',
  }))
  return steps.filter(({ time, value }) => time + value !== '')
}

type Row = Readonly<Record<string, unknown>>

function records(field: RowField, limit: number): { element: RowField; row: Row }[] {
  return elementsOf(field, { limit }).flatMap((element) => {
    const { value } = element
    return isRecord(value) ? [{ element, row: value }] : (refuse(element, 'not_an_object') ?? [])
  })
}

function part({ name, findings }: RowField, row: Row, key: string): RowField {
  return makeField({ name: `${name}.${key}`, value: row[key], findings })
}
