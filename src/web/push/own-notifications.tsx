import { useEffect, useRef } from 'react'
import { useSending } from '../form/use-sending.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/controls/button.tsx'
import { notify } from '../ui/overlays/toast-store.ts'
import { Notice } from '../ui/states/notice.tsx'
import { FollowedSales } from './followed-sales.tsx'
import { PriceAlerts } from './price-alerts.tsx'
import type { OwnProps } from './own-props.ts'

/** What this browser is notified of, and the end of it. */
export function OwnNotifications(props: OwnProps) {
  const t = useMessages('push/page')
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  return (
    <>
      <Notice kind="ok">
        <h2 ref={title} tabIndex={-1} className="text-md outline-none">
          {t.onTitle()}
        </h2>
        <p>{t.onText()}</p>
      </Notice>
      <FollowedSales {...props} />
      <PriceAlerts {...props} />
      <Endings {...props} />
    </>
  )
}

function Endings({ push }: OwnProps) {
  const t = useMessages('push/page')
  const testing = useSending()
  const ending = useSending()
  const test = async () => {
    const failure = await push.attempt(async (client) => void (await client.testPush({})))
    if (failure === undefined) notify({ kind: 'ok', title: t.testSent() })
    else notify({ kind: 'error', title: failure.message ?? t.changeFailed() })
  }
  const turnOff = async () => {
    if (await push.turnOff()) notify({ kind: 'ok', title: t.turnedOff() })
    else notify({ kind: 'error', title: t.changeFailed() })
  }
  return (
    <div className="mt-10 grid gap-3 border-t border-rule pt-6">
      <p className="text-xs text-ink-3">{t.testHelp()}</p>
      <div className="flex flex-wrap gap-3">
        <Button waiting={testing.waiting} waitingLabel={t.testing()} onClick={() => void testing.once(test)}>
          {t.test()}
        </Button>
        <Button kind="danger" waiting={ending.waiting} onClick={() => void ending.once(turnOff)}>
          {t.turnOff()}
        </Button>
      </div>
    </div>
  )
}
