import type { AppStores } from '../../domain/kernel/site/app-stores.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { useMessages } from '../i18n/use-messages.ts'

interface Question {
  readonly question: string
  readonly answer: string
}

/** When it comes is asked for as long as a store does not have it. */
export function useQuestions(stores: AppStores): readonly Question[] {
  const t = useMessages('coinview/folios')
  const { app, name: site } = siteConfig
  const isAwaited = stores.appStore === null || stores.googlePlay === null
  return [
    ...(isAwaited ? [{ question: t.whereAsk(), answer: t.whereAnswer() }] : []),
    { question: t.freeAsk(), answer: t.freeAnswer() },
    { question: t.sourceAsk(), answer: t.sourceAnswer({ site }) },
    { question: t.fundsAsk(), answer: t.fundsAnswer() },
    { question: t.buyAsk(), answer: t.buyAnswer({ app }) },
    { question: t.cancelAsk(), answer: t.cancelAnswer() },
    { question: t.moveAsk(), answer: t.moveAnswer() },
  ]
}
