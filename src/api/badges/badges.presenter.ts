import type { BadgeKind, BadgeLook } from '../../domain/badges/badge-look.ts'
import type { BadgeContent } from '../../domain/badges/drawing/badge-content.ts'
import type { Paint } from '../../domain/kernel/drawing/drawing-colours.ts'
import type { Sign } from '../../domain/kernel/drawing/drawing-parts.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import { statusBoxOf, type StatusBox } from '../../domain/offerings/sale/status.ts'
import { wordsFor } from '../words/words-for.ts'
import { presentRaised, type PresentedRaised } from './present-raised.ts'
import { presentTime, type PresentedTime } from './present-time.ts'

/** What is told, and the name it goes by: the two halves of a badge of shields.io. */
export interface BadgeFact {
  readonly label: string
  readonly message: string
  readonly paint: Paint
}

export interface PresentedBadge {
  readonly content: BadgeContent
  readonly fact: BadgeFact
}

interface Told {
  readonly entry: ListedOffering
  readonly lang: Language
  readonly now: number
}

const site = siteConfig.name

export function presentBadge({ kind, ...told }: Told & Pick<BadgeLook, 'kind'>): PresentedBadge {
  return writers[kind](told)
}

const writers: Readonly<Record<BadgeKind, (told: Told) => PresentedBadge>> = {
  listed({ entry, lang }) {
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
  },

  status({ entry, lang, now }) {
    const t = wordsFor(lang, 'badges-drawn')
    const box = statusBoxOf(entry)
    const message = entry.lapsed ? t.statusUnknown() : wordsFor(lang, 'filters')[box]()
    const { sign, paint } = marks[box]
    const fact = { label: t.status(), message, paint }
    return {
      fact,
      content: {
        ...shared(entry),
        title: titleOf(entry, lang, fact),
        sign,
        paint,
        line: [
          { text: message, isBold: true, paint },
          ...(entry.symbol === null ? [] : [{ text: entry.symbol }]),
        ],
        head: entry.name,
        value: message,
        beside: presentTime({ entry, lang, now }).date,
      },
    }
  },

  raised({ entry, lang }) {
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
        beside: isKnown ? (share ?? t.raised()) : null,
        progress: percent?.value ?? null,
      },
    }
  },

  left({ entry, lang, now }) {
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
        beside: date,
      },
    }
  },
}

function shared({ name }: ListedOffering) {
  return { name, sign: null, headEnd: '', beside: null, paint: 'ink', progress: null, isOff: false } as const
}

const marks: Readonly<Record<StatusBox, { sign: Sign; paint: Paint }>> = {
  incoming: { sign: 'pre', paint: 'pre' },
  ongoing: { sign: 'ongoing', paint: 'ongoing' },
  succeeded: { sign: 'succeeded', paint: 'succeeded' },
  failed: { sign: 'failed', paint: 'failed' },
  outcomeUnknown: { sign: 'pre', paint: 'pre' },
}

function titleOf(
  { name }: ListedOffering,
  lang: Language,
  { label, message, more }: { label: string; message: string; more?: string | null },
): string {
  const text = [label, message, more ?? ''].filter((part) => part !== '').join(' ')
  return wordsFor(lang, 'badges-drawn').title({ name, text, site })
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
      beside: null,
      paint: 'soft',
      progress: null,
      isOff: true,
    },
  }
}
