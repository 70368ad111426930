import { boxOfCoin, namedCoins, type NamedCoinBox } from '../fields/accepted-coins.ts'
import type { ListedOffering } from '../fields/offering.ts'
import { statusBoxOf, type StatusBox } from '../sale/status.ts'

/** A checkbox of the filter panel. The parameter in the address and the label in the dictionary have the same name. */
interface Box {
  readonly about: string
  readonly has: (offering: ListedOffering) => boolean
}

interface BoxGroup<Name extends string> {
  readonly tag: string
  /**
   * `any`: finds offerings that match at least one checked box. By default all boxes are checked, which filters nothing.
   * `all`: finds offerings that match every checked box. By default no box is checked.
   */
  readonly match: 'any' | 'all'
  readonly boxes: Readonly<Record<Name, Box>>
}

function declare<const Tag extends string, Name extends string>(
  declared: BoxGroup<Name> & { readonly tag: Tag },
): BoxGroup<Name> & { readonly tag: Tag } {
  return declared
}

const isIn = (box: StatusBox) => (offering: ListedOffering) => statusBoxOf(offering) === box

const coinBoxes = Object.fromEntries(
  Object.entries(namedCoins).map(([box, { symbol, about }]): [string, Box] => [
    box,
    { about, has: ({ accept_coins }) => accept_coins.includes(symbol) },
  ]),
) as Record<NamedCoinBox, Box>

export const boxGroups = {
  statuses: declare({
    tag: 'status',
    match: 'any',
    boxes: {
      incoming: { about: 'Include sales that have not started', has: isIn('incoming') },
      ongoing: { about: 'Include ongoing sales', has: isIn('ongoing') },
      succeeded: { about: 'Include sales that reached their target', has: isIn('succeeded') },
      failed: { about: 'Include sales that did not reach their target', has: isIn('failed') },
      outcomeUnknown: {
        about:
          'Include sales whose outcome is unknown or that no source has mentioned for a year; if left out, 0 when `succeeded` or `failed` is 0',
        has: isIn('outcomeUnknown'),
      },
    },
  }),
  coins: declare({
    tag: 'coin',
    match: 'any',
    boxes: {
      ...coinBoxes,
      acceptOtherCoin: {
        about: 'Include sales that accept another coin',
        has: ({ accept_coins }) => accept_coins.some((coin) => boxOfCoin(coin) === undefined),
      },
    },
  }),
  features: declare({
    tag: 'feature',
    match: 'all',
    boxes: {
      bonus: { about: 'Only sales with a bonus', has: ({ attributes }) => attributes.BONUS },
      founderId: {
        about: 'Only sales with disclosed founders',
        has: ({ attributes }) => attributes.FOUNDER_INFO_AVAIL,
      },
      newChain: {
        about: 'Only sales with their own blockchain',
        has: ({ attributes }) => attributes.NEW_CHAIN,
      },
      codeAvail: {
        about: 'Only sales with available source code',
        has: ({ attributes }) => attributes.CODE_AVAIL,
      },
      notUS: { about: 'Only sales that are closed to US residents', has: ({ not_us }) => not_us },
      exceptNotUS: { about: 'Only sales that are open to US residents', has: ({ not_us }) => !not_us },
    },
  }),
}

export type BoxGroupName = keyof typeof boxGroups
export type BoxName<Group extends BoxGroupName = BoxGroupName> = Group extends BoxGroupName
  ? keyof (typeof boxGroups)[Group]['boxes'] & string
  : never

export function boxNames<Group extends BoxGroupName>(group: Group): readonly BoxName<Group>[] {
  return Object.keys(boxGroups[group].boxes) as BoxName<Group>[]
}

/**
 * The parameters that check one box and uncheck the others of its group. Default values are left out, and so is
 * `outcomeUnknown`, whose default follows from `succeeded` and `failed`.
 */
export function onlyBox<Group extends BoxGroupName>(
  group: Group,
  box: BoxName<Group>,
): Readonly<Record<string, '0' | '1'>> {
  const others = boxNames(group).filter((other) => other !== box && other !== 'outcomeUnknown')
  const off = others.map((other) => [other, '0' as const])
  return Object.fromEntries(box === 'outcomeUnknown' ? [...off, [box, '1' as const]] : off)
}

export const boxGroupNames = Object.keys(boxGroups) as BoxGroupName[]
