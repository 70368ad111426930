import { boxOfCoin, namedCoins, type NamedCoinBox } from '../fields/accepted-coins.ts'
import type { ListedOffering } from '../fields/offering.ts'
import { statusBoxOf, type StatusBox } from '../sale/status.ts'

/** A box of the filter panel, a flag in the address, a label of the same name in the words. */
interface Box {
  /** For the description of the API. */
  readonly about: string
  /** Which offerings it finds. */
  readonly has: (offering: ListedOffering) => boolean
}

interface BoxGroup<Name extends string> {
  /** What a tag of one of these boxes is called. */
  readonly tag: string
  /**
   * `any`: found is what has one of the boxes that are on. All are on by default; a full group narrows nothing.
   * `all`: found is what has every box that is on. None is on by default.
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

// One for each named coin, by the lines below.
const coinBoxes = Object.fromEntries(
  Object.entries(namedCoins).map(([box, { symbol, about }]): [string, Box] => [
    box,
    { about, has: ({ accept_coins }) => accept_coins.includes(symbol) },
  ]),
) as Record<NamedCoinBox, Box>

/** Every box of the list, declared here and nowhere else. Groups and boxes stand in the order they are shown. */
export const boxGroups = {
  statuses: declare({
    tag: 'status',
    match: 'any',
    boxes: {
      incoming: { about: 'Not open yet', has: isIn('incoming') },
      ongoing: { about: 'Open', has: isIn('ongoing') },
      succeeded: { about: 'Reached its target', has: isIn('succeeded') },
      failed: { about: 'Did not reach its target', has: isIn('failed') },
      outcomeUnknown: {
        about:
          'Over with no known outcome, or ongoing and not heard of for a year; as `succeeded` and `failed` if left out',
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
        about: 'Takes another coin',
        has: ({ accept_coins }) => accept_coins.some((coin) => boxOfCoin(coin) === undefined),
      },
    },
  }),
  features: declare({
    tag: 'feature',
    match: 'all',
    boxes: {
      bonus: { about: 'Has a bonus', has: ({ attributes }) => attributes.BONUS },
      founderId: { about: 'Founders are disclosed', has: ({ attributes }) => attributes.FOUNDER_INFO_AVAIL },
      newChain: { about: 'Has a chain of its own', has: ({ attributes }) => attributes.NEW_CHAIN },
      codeAvail: { about: 'Source code is available', has: ({ attributes }) => attributes.CODE_AVAIL },
      notUS: { about: 'Not open to US residents', has: ({ not_us }) => not_us },
      exceptNotUS: { about: 'Without those not open to US residents', has: ({ not_us }) => !not_us },
    },
  }),
}

export type BoxGroupName = keyof typeof boxGroups
export type BoxName<Group extends BoxGroupName = BoxGroupName> = Group extends BoxGroupName
  ? keyof (typeof boxGroups)[Group]['boxes'] & string
  : never

/** The boxes of a group in their order. */
export function boxNames<Group extends BoxGroupName>(group: Group): readonly BoxName<Group>[] {
  // Its own keys, which its type lists in full.
  return Object.keys(boxGroups[group].boxes) as BoxName<Group>[]
}

/**
 * One box on and the others of its group off, as an address says it: what is on by default is left out, and so is an
 * unknown outcome, which goes with the two known ones.
 */
export function onlyBox<Group extends BoxGroupName>(
  group: Group,
  box: BoxName<Group>,
): Readonly<Record<string, '0' | '1'>> {
  const others = boxNames(group).filter((other) => other !== box && other !== 'outcomeUnknown')
  const off = others.map((other) => [other, '0' as const])
  return Object.fromEntries(box === 'outcomeUnknown' ? [...off, [box, '1' as const]] : off)
}

// Its own keys, which its type lists in full.
export const boxGroupNames = Object.keys(boxGroups) as BoxGroupName[]
