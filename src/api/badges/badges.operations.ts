import { Refusal } from '../../contract/problems/problem.ts'
import { readBadgeLook, type BadgeKind } from '../../domain/badges/badge-look.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { nameInLanguage } from '../../domain/offerings/fields/name-in-language.ts'
import type { Implementations } from '../operations/implementation.ts'
import { wordsFor } from '../words/words-for.ts'
import type { BadgeRoutes } from './badges.routes.ts'

export function implementBadges({
  entryOf,
}: Pick<BadgeRoutes, 'entryOf'>): Pick<Implementations, 'describeBadge'> {
  return {
    async describeBadge({ id, ...requested }, { language, dependsOn }) {
      dependsOn?.('offering')
      dependsOn?.(`offering:${id}`)
      const entry = await entryOf(id)
      if (entry === undefined) throw new Refusal('offering_not_found')
      const { kind, lang } = readBadgeLook(requested, language).look
      const { item_id, symbol, logo, is_demo } = entry
      const alt = altOf(kind, { name: nameInLanguage(entry, lang), lang })
      return {
        item_id,
        name: nameInLanguage(entry, language),
        symbol,
        logo,
        is_demo,
        alt: is_demo ? wordsFor(lang, 'demo-notes').marked({ name: alt }) : alt,
      }
    },
  }
}

/**
 * The alternative text of a badge is part of the embed code that other sites copy once, so it names the fact without its current
 * value.
 */
function altOf(kind: BadgeKind, { name, lang }: { name: string; lang: Language }): string {
  const t = wordsFor(lang, 'badges-drawn')
  const values = { name, site: siteConfig.name }
  const texts: Readonly<Record<BadgeKind, string>> = {
    listed: t.altListed(values),
    status: t.altStatus(values),
    raised: t.altRaised(values),
    left: t.altLeft(values),
  }
  return texts[kind]
}
