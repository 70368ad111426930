import { useId } from 'react'
import { formatPrice } from '../../domain/kernel/money/price-format.ts'
import { maxAlerts } from '../../domain/push/push-rules.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { IconButton } from '../ui/controls/button.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { notify } from '../ui/overlays/toast-store.ts'
import { AlertForm } from './alert-form.tsx'
import type { OwnProps } from './own-props.ts'
import type { OwnPush } from './use-push.ts'

export function PriceAlerts({ own, linkedSubject, push }: OwnProps) {
  const t = useMessages('push/page')
  const id = useId()
  const { alerts } = own
  const remove = async (alert: OwnPush['alerts'][number]) => {
    const failure = await push.change((client) => client.removePriceAlert({ id: alert.id }))
    if (failure === undefined) notify({ kind: 'ok', title: t.removed({ name: alert.name }) })
    else notify({ kind: 'error', title: failure.message ?? t.changeFailed() })
  }
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3 font-display text-lg">
        {t.alerts()}
      </h2>
      {alerts.length === 0 && <p className="mb-3 text-sm text-ink-3">{t.alertsNone()}</p>}
      {alerts.length > 0 && (
        <ul className="mb-4 border-t border-ink">
          {alerts.map((alert) => (
            <SetAlert key={alert.id} alert={alert} onRemove={() => void remove(alert)} />
          ))}
        </ul>
      )}
      {alerts.length >= maxAlerts ? (
        <p className="text-xs text-ink-3">{t.full({ count: maxAlerts })}</p>
      ) : (
        <AlertForm linkedSubject={linkedSubject?.kind === 'coin' ? linkedSubject : null} push={push} />
      )}
    </section>
  )
}

function SetAlert({ alert, onRemove }: { alert: OwnPush['alerts'][number]; onRemove: () => void }) {
  const t = useMessages('push/page')
  const links = useLinks()
  const { language } = useSite()
  const { coin, name, symbol, side, currency, price: value, isArmed } = alert
  const price = formatPrice({ value, currency, language }).text
  const mark = side === 'above' ? t.alertAbove({ price }) : t.alertBelow({ price })
  return (
    <li className="flex items-center gap-3 border-b border-rule py-1 text-sm">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <PageLink to={links.coin(coin)} className="link inline-flex min-h-11 items-center wrap-anywhere">
          {name}
        </PageLink>
        {symbol !== '' && <span className="text-xs text-ink-3">{symbol}</span>}
        <b className="font-strong text-ink tabular-nums">{mark}</b>
        <span className="text-xs text-ink-3">{isArmed ? t.waiting() : t.resting()}</span>
      </div>
      <IconButton icon="close" label={t.remove({ name: `${name} ${mark}` })} onClick={onRemove} />
    </li>
  )
}
