import type { BadgeKind, BadgeLook } from '../../domain/badges/badge-look.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { wordsFor } from '../words/words-for.ts'
import { presentLeft } from './left-badge.ts'
import { presentListed } from './listed-badge.ts'
import { site, type PresentedBadge, type Told } from './presented-badge.ts'
import { presentAmount } from './raised-badge.ts'
import { presentStatus } from './status-badge.ts'

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
      beside: null,
      paint: 'soft',
      progress: null,
      isOff: true,
    },
  }
}
