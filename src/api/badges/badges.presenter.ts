import type { BadgeKind, BadgeLook } from '../../domain/badges/badge-look.ts'
import { abbreviateMoney } from '../../domain/kernel/money/money-format.ts'
import { formatPercent } from '../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { factsText, labelled, phrase } from '../../domain/kernel/text/notation.ts'
import { nameInLanguage } from '../../domain/offerings/fields/name-in-language.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import { goalOf } from '../../domain/offerings/sale/goal.ts'
import { progressPercent } from '../../domain/offerings/sale/progress.ts'
import { wordsFor } from '../words/words-for.ts'
import { presentStatus } from './present-status.ts'
import { presentTime, type PresentedTime } from './present-time.ts'
import { siteName, type PresentedBadge, type BadgeInput, sharedContent, titleOf } from './presented-badge.ts'

export function presentBadge({ kind, ...input }: BadgeInput & Pick<BadgeLook, 'kind'>): PresentedBadge {
  const badge = writers[kind](input)
  return input.entry.is_demo ? markedBadge(badge, input.lang) : badge
}

/** Marks the badge of a made-up sale in its drawing, its title and its facts. */
function markedBadge({ fact, content }: PresentedBadge, lang: Language): PresentedBadge {
  const t = wordsFor(lang, 'demo-notes')
  const mark = t.short()
  return {
    fact: { ...fact, message: t.marked({ name: fact.message }) },
    content: {
      ...content,
      title: t.marked({ name: content.title }),
      line: [{ text: mark, isBold: true, paint: 'ongoing' }, ...content.line],
      headEnd: factsText({ facts: [content.headEnd, mark], language: lang }),
    },
  }
}

const writers: Readonly<Record<BadgeKind, (input: BadgeInput) => PresentedBadge>> = {
  listed: presentListed,
  status: presentStatus,
  raised: presentAmount,
  left: presentLeft,
}

export const emptyReasons = ['unlisted', 'wrongLook', 'away'] as const
export type EmptyReason = (typeof emptyReasons)[number]

/** A grey badge that states why it shows no data; a broken image would look like a fault of the embedding page. */
export function presentNothing(why: EmptyReason, lang: Language): PresentedBadge {
  const message = wordsFor(lang, 'badges-drawn')[why]()
  return {
    fact: { label: siteName, message, paint: 'soft' },
    content: {
      title: labelled({ label: siteName, text: message, language: lang }),
      name: null,
      sign: null,
      line: [{ text: message }],
      head: siteName,
      headEnd: '',
      value: message,
      note: null,
      paint: 'soft',
      progress: null,
      isOff: true,
    },
  }
}

function presentLeft({ entry, lang, now }: BadgeInput): PresentedBadge {
  const { label, text, date }: PresentedTime = presentTime({ entry, lang, now })
  const fact = {
    label: label ?? wordsFor(lang, 'badges-drawn').left(),
    message: text,
    paint: 'ink' as const,
  }
  return {
    fact,
    content: {
      ...sharedContent(entry, lang),
      title: titleOf(entry, lang, label === null ? text : phrase({ words: [label, text], language: lang })),
      sign: 'clock',
      line: [...(label === null ? [] : [{ text: label }]), { text, isBold: true, paint: 'ink' }],
      head: nameInLanguage(entry, lang),
      headEnd: label ?? '',
      value: text,
      note: date,
    },
  }
}

function presentListed({ entry, lang }: BadgeInput): PresentedBadge {
  const t = wordsFor(lang, 'badges-drawn')
  const sentence = t.listed({ site: siteName })
  const [before = '', after = ''] = sentence.split(siteName)
  return {
    fact: { label: siteName, message: t.listedShort(), paint: 'succeeded' },
    content: {
      ...sharedContent(entry, lang),
      title: t.altListed({ name: nameInLanguage(entry, lang), site: siteName }),
      line: [
        { text: before },
        { text: siteName, isBold: true, paint: 'ink' as const },
        { text: after },
      ].filter(({ text }) => text.trim() !== ''),
      head: t.listedProject({ site: siteName }),
      value: nameInLanguage(entry, lang),
    },
  }
}

function presentAmount({ entry, lang }: BadgeInput): PresentedBadge {
  const t = wordsFor(lang, 'badges-drawn')
  const { amount, isKnown, percent, share }: PresentedRaised = presentRaised({ entry, lang })
  const fact = { label: t.raised(), message: amount, paint: 'ink' as const }
  return {
    fact,
    content: {
      ...sharedContent(entry, lang),
      title: titleOf(
        entry,
        lang,
        isKnown
          ? labelled({
              label: fact.label,
              text: factsText({ facts: [amount, share], language: lang }),
              language: lang,
            })
          : amount,
      ),
      line: [
        { text: amount, isBold: true, paint: 'ink' },
        ...(isKnown ? [{ text: percent === null ? t.raised() : `${t.raised()} ${percent.text}` }] : []),
      ],
      head: nameInLanguage(entry, lang),
      value: amount,
      note: isKnown ? (share ?? t.raised()) : null,
      progress: percent?.value ?? null,
    },
  }
}

interface PresentedRaised {
  readonly amount: string
  readonly isKnown: boolean
  readonly percent: { readonly value: number; readonly text: string } | null
  readonly share: string | null
}

function presentRaised({ entry, lang }: { entry: ListedOffering; lang: Language }): PresentedRaised {
  const t = wordsFor(lang, 'badges-drawn')
  const raised = entry.raised_amount.usd
  // A raised amount of zero before the start of a sale is not an amount, so the badge states that the sale is not open yet.
  if (entry.status === 0 && Number(raised ?? 0) === 0) return unknownAmount(t.notOpenYet())
  if (raised === null) return unknownAmount(t.notDisclosed())
  const amount = abbreviateMoney({ value: raised, currency: 'USD', language: lang })
  const goal = goalOf(entry)
  const reached = progressPercent({ sold: raised, forSale: goal.usd })
  if (reached === undefined) return { amount, isKnown: true, percent: null, share: null }
  // The percentage is rounded down, so that a badge shows `100%` only if the target was reached.
  const value = Math.floor(reached * 10) / 10
  const decimals = value === 100 ? 0 : 1
  const text = formatPercent({ value, language: lang, decimals, signed: false })
  const share = goal.isMinimum ? t.ofMinimum({ percent: text }) : t.ofTarget({ percent: text })
  return { amount, isKnown: true, percent: { value, text }, share }
}

function unknownAmount(why: string): PresentedRaised {
  return { amount: why, isKnown: false, percent: null, share: null }
}
