import { useEffect } from 'react'
import { formDraft } from '../../form/form-draft.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageHead } from '../../page/page-head.tsx'
import { purchaseDraftKey } from '../purchase-draft.ts'
import type { LoadedReturn } from '../purchase.load.ts'
import { SubscriptionRecord } from '../subscription-record.tsx'
import { NextSteps } from './next-steps.tsx'
import { ResultActions } from './result-actions.tsx'
import { ResultMark } from './result-mark.tsx'
import { resultView } from './result-view.ts'
import { useOutcome } from './use-outcome.ts'
import { useResultWords } from './use-result-words.ts'

/** Back from the checkout: whatever the address says, the server is asked what happened. */
export default function Result({ loaded }: { loaded: LoadedReturn }) {
  const t = useMessages('purchase/state')
  const { outcome, ask, isLong } = useOutcome(loaded)
  const view = resultView(outcome, loaded.back)
  const subscription = outcome.kind === 'known' ? outcome.subscription : undefined
  const { title, text } = useResultWords(view, subscription?.email ?? '')
  useEffect(() => {
    if (view === 'paid') formDraft(purchaseDraftKey).forget()
  }, [view])
  return (
    <div className="wrap py-8 lg:py-12">
      <PageHead title={t.result()} description={t.resultText()} unlisted />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <div className="min-w-0">
          <div
            aria-live="polite"
            data-result={view}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 lg:grid-cols-[3rem_minmax(0,1fr)]"
          >
            <ResultMark view={view} />
            <div>
              <h1 className="font-display text-xl md:text-2xl">{title}</h1>
              <p className="mt-2 max-w-prose noscript:hidden">{text}</p>
              {isLong && view === 'waiting' && <p className="mt-2 max-w-prose">{t.waitingLong()}</p>}
            </div>
          </div>
          <p className="mt-4 hidden max-w-prose noscript:block">{t.withoutScripts()}</p>
          {view === 'paid' && <NextSteps />}
          <ResultActions view={view} subscription={subscription} isLong={isLong} onAsk={() => void ask()} />
        </div>
        {subscription !== undefined && <SubscriptionRecord subscription={subscription} />}
      </div>
    </div>
  )
}
