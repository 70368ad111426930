import type { BadgeKind, BadgeLook } from '../../domain/badges/badge-look.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { wordsFor } from '../words/words-for.ts'
import { site, type PresentedBadge, type Told, shared, titleOf } from './presented-badge.ts'
import { presentStatus } from './status-badge.ts'
import { presentTime, type PresentedTime } from './present-time.ts'
import { abbreviateMoney } from '../../domain/kernel/money/money-format.ts'
import { formatPercent } from '../../domain/kernel/numbers/number-format.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import { progressPercent } from '../../domain/offerings/sale/progress.ts'

export function presentBadge({ kind, ...told }: Told & Pick<BadgeLook, 'kind'>): PresentedBadge {
  return writers[kind](told)
}

const writers: Readonly<Record<BadgeKind, (told: Told) => PresentedBadge>> = {
  listed: presentListed,
  status: presentStatus,
  raised: presentAmount,
  left: presentLeft,
}

/** Why there is nothing to tell. */
export const emptinesses = ['unlisted', 'wrongLook', 'away'] as const
export type Emptiness = (typeof emptinesses)[number]

/** A grey badge in place of a broken picture. */
export function presentNothing(why: Emptiness, lang: Language): PresentedBadge {
  const message = wordsFor(lang, 'badges-drawn')[why]()
  return {
    fact: { label: site, message, paint: 'soft' },
    content: {
      title: `${site}: ${message}`,
      name: null,
      sign: null,
      line: [{ text: message }],
      head: site,
      headEnd: '',
      value: message,
      note: null,
      paint: 'soft',
      progress: null,
      isOff: true,
    },
  }
}

function presentLeft({ entry, lang, now }: Told): PresentedBadge {
  const { label, text, date }: PresentedTime = presentTime({ entry, lang, now })
  const fact = {
    label: label ?? wordsFor(lang, 'badges-drawn').left(),
    message: text,
    paint: 'ink' as const,
  }
  return {
    fact,
    content: {
      ...shared(entry),
      title: titleOf(entry, lang, { ...fact, label: label ?? '' }),
      sign: 'clock',
      line: [...(label === null ? [] : [{ text: label }]), { text, isBold: true, paint: 'ink' }],
      head: entry.name,
      headEnd: label ?? '',
      value: text,
      note: date,
    },
  }
}

function presentListed({ entry, lang }: Told): PresentedBadge {
  const t = wordsFor(lang, 'badges-drawn')
  const sentence = t.listed({ site })
  const [before = '', after = ''] = sentence.split(site)
  return {
    fact: { label: site, message: t.listedShort(), paint: 'succeeded' },
    content: {
      ...shared(entry),
      title: t.altListed({ name: entry.name, site }),
      // The name of the site stands out, wherever the language puts it.
      line: [{ text: before }, { text: site, isBold: true, paint: 'ink' as const }, { text: after }].filter(
        ({ text }) => text.trim() !== '',
      ),
      head: t.listedProject({ site }),
      value: entry.name,
    },
  }
}

function presentAmount({ entry, lang }: Told): PresentedBadge {
  const t = wordsFor(lang, 'badges-drawn')
  const { amount, isKnown, percent, share }: PresentedRaised = presentRaised({ entry, lang })
  const fact = { label: t.raised(), message: amount, paint: 'ink' as const }
  return {
    fact,
    content: {
      ...shared(entry),
      title: titleOf(entry, lang, { ...fact, label: isKnown ? fact.label : '', more: share }),
      line: [
        { text: amount, isBold: true, paint: 'ink' },
        ...(isKnown ? [{ text: percent === null ? t.raised() : `${t.raised()} ${percent.text}` }] : []),
      ],
      head: entry.name,
      value: amount,
      note: isKnown ? (share ?? t.raised()) : null,
      progress: percent?.value ?? null,
    },
  }
}

interface PresentedRaised {
  /** Or why nobody knows it. */
  readonly amount: string
  readonly isKnown: boolean
  readonly percent: { readonly value: number; readonly text: string } | null
  /** The percent, as a sentence has it. */
  readonly share: string | null
}

/** What was raised of the maximum target, or of the minimum where no maximum is known; or a word why nobody knows. */
function presentRaised({ entry, lang }: { entry: ListedOffering; lang: Language }): PresentedRaised {
  const t = wordsFor(lang, 'badges-drawn')
  const raised = entry.raised_amount.usd
  // Nothing raised by a sale that has not begun is no news.
  if (entry.status === 0 && Number(raised ?? 0) === 0) return unknown(t.notOpenYet())
  if (raised === null) return unknown(t.notDisclosed())
  const amount = abbreviateMoney({ value: raised, currency: 'USD', language: lang })
  const target = entry.target_amount_max.usd ?? entry.target_amount_min.usd
  const reached = progressPercent({ sold: raised, forSale: target })
  if (reached === undefined) return { amount, isKnown: true, percent: null, share: null }
  // Cut and not rounded, so that 100 % is said where it was reached alone.
  const value = Math.floor(reached * 10) / 10
  const decimals = value === 100 ? 0 : 1
  const text = formatPercent({ value, language: lang, decimals, signed: false })
  return { amount, isKnown: true, percent: { value, text }, share: t.ofTarget({ percent: text }) }
}

function unknown(why: string): PresentedRaised {
  return { amount: why, isKnown: false, percent: null, share: null }
}
