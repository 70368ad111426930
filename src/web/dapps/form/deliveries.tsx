import { use, useEffect, useState } from 'react'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { factsMark } from '../../../domain/kernel/text/notation.ts'
import { formatMomentIn } from '../../../domain/kernel/time/language-day.ts'
import { LanguageContext, useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'

type Delivery = Reply<Operations['listDappDeliveries']>['deliveries'][number]

export function Deliveries({ dappId }: { dappId: string }) {
  const t = useMessages('dapps/page')
  const { language } = use(LanguageContext)
  const [deliveries, setDeliveries] = useState<readonly Delivery[] | 'failed'>()
  useEffect(() => {
    let isGone = false
    void fetchDeliveries(dappId).then((found) => void (isGone || setDeliveries(found)))
    return () => {
      isGone = true
    }
  }, [dappId])
  const wordOf = ({ outcome }: Delivery) =>
    outcome === null
      ? t.deliveryWaiting()
      : outcome === 'delivered'
        ? t.deliveryDelivered()
        : t.deliveryGivenUp()
  return (
    <section aria-labelledby="dapp-deliveries" className="border-t border-rule pt-3">
      <h2 id="dapp-deliveries" className="text-md">
        {t.deliveries()}
      </h2>
      {deliveries === 'failed' && <p className="mt-1 text-xs text-error-text">{t.serverErrorText()}</p>}
      {Array.isArray(deliveries) && deliveries.length === 0 && (
        <p className="mt-1 text-xs text-ink-3">{t.noDeliveries()}</p>
      )}
      {Array.isArray(deliveries) && (
        <ul className="mt-1">
          {(deliveries as readonly Delivery[]).map((one) => (
            <li key={one.delivery_id} className="border-b border-rule py-2 text-xs">
              <p className="flex flex-wrap justify-between gap-x-3 text-ink">
                <span>{one.event}</span>
                <span className={one.outcome === 'given up' ? 'text-error-text' : ''}>{wordOf(one)}</span>
              </p>
              <p className="text-2xs text-ink-3">
                <time dateTime={one.queued_at}>{formatMomentIn({ at: one.queued_at, language })}</time>
                {factsMark(language)}
                {t.deliveryFacts({
                  count: one.attempts,
                  status: one.last_status ?? one.last_error ?? t.noAnswer(),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

async function fetchDeliveries(dappId: string): Promise<readonly Delivery[] | 'failed'> {
  try {
    return (await (await fetchedClient()).listDappDeliveries({ dapp_id: dappId })).deliveries
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return 'failed'
    throw error
  }
}
