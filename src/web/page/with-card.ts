import type { DescribedPage } from '../../domain/share-metadata/head-tags.ts'
import { cardPath, onlyCard } from '../../words/addresses/card-addresses.ts'
import type { PageFacts } from './structured-text.ts'

export interface HeadOfPage extends Omit<DescribedPage, 'fallback' | 'card'> {
  readonly card: string | undefined
  readonly facts: PageFacts | undefined
  readonly company: string
}

export function withCard(page: HeadOfPage, fallback: string): DescribedPage {
  const { card, language } = page
  return {
    ...page,
    fallback,
    card: card ?? cardPath({ kind: 'home', id: onlyCard, language, version: '' }),
  }
}
