import { useEffect, useRef } from 'react'
import { useSending } from '../form/use-sending.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/controls/button.tsx'
import { notify } from '../ui/overlays/toast-store.ts'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../ui/states/skeleton.tsx'
import { FollowedSales } from './followed-sales.tsx'
import type { OwnProps } from './own-props.ts'
import { PriceAlerts } from './price-alerts.tsx'
import type { LinkedSubject } from './request-permission.load.ts'
import { usePush } from './use-push.ts'

export default function Notifications({ linkedSubject }: { linkedSubject: LinkedSubject | null }) {
  const t = useMessages('push/page')
  const push = usePush()
  const { state } = push
  const { kind } = state
  if (kind === 'loading')
    return (
      <SkeletonGroup label={t.loading()}>
        <Skeleton className="h-11 w-48" />
      </SkeletonGroup>
    )
  if (kind === 'off')
    return (
      <TurnOn
        linkedSubject={linkedSubject}
        notChosen={state.notChosen}
        push={push}
        publicKey={state.publicKey}
      />
    )
  if (kind === 'on') return <OwnNotifications own={state.push} linkedSubject={linkedSubject} push={push} />
  if (kind === 'failed' || kind === 'offline')
    return <Failed kind={kind} onAgain={() => void push.lookAgain()} />
  return <Unavailable kind={kind} />
}

function Failed({ kind, onAgain }: { kind: 'failed' | 'offline'; onAgain: () => void }) {
  const t = useMessages('push/page')
  const isOffline = kind === 'offline'
  return (
    <div className="grid justify-items-start gap-4">
      <Notice
        kind={isOffline ? 'warn' : 'error'}
        role="alert"
        title={isOffline ? t.offline() : t.failed()}
        className="w-full"
      >
        <p>{isOffline ? t.offlineText() : t.failedText()}</p>
      </Notice>
      <Button onClick={onAgain}>{t.tryAgain()}</Button>
    </div>
  )
}

function Unavailable({ kind }: { kind: 'unsupported' | 'ios' | 'denied' | 'unconfigured' }) {
  const t = useMessages('push/page')
  const words = {
    unsupported: [t.unsupported(), t.unsupportedText()],
    ios: [t.ios(), t.iosText()],
    denied: [t.denied(), t.deniedText()],
    unconfigured: [t.unconfigured(), t.unconfiguredText()],
  } as const
  const [title, text] = words[kind]
  return (
    <Notice kind={kind === 'ios' ? 'info' : 'warn'} role="alert" title={title}>
      <p>{text}</p>
    </Notice>
  )
}

interface TurnOnProps {
  readonly linkedSubject: LinkedSubject | null
  readonly notChosen: boolean | undefined
  readonly push: ReturnType<typeof usePush>
  readonly publicKey: string
}

function TurnOn({ linkedSubject, notChosen, push, publicKey }: TurnOnProps) {
  const t = useMessages('push/page')
  const { waiting, once } = useSending()
  const turnOn = async () => {
    if (!(await push.turnOn(publicKey))) return
    notify({ kind: 'ok', title: t.turnedOn() })
    // Turning notifications on also follows the sale that the reader came from; the text above the button says so.
    if (linkedSubject?.kind === 'ico')
      await push.change((client) => client.followByPush({ itemId: linkedSubject.id }))
  }
  return (
    <div className="grid justify-items-start gap-4">
      {notChosen && (
        <Notice kind="warn" role="alert" className="w-full">
          <p>{t.notChosen()}</p>
        </Notice>
      )}
      {linkedSubject !== null && (
        <p className="text-sm text-ink">
          {linkedSubject.kind === 'ico' ? t.turnOnWithSale(linkedSubject) : t.turnOnWithCoin(linkedSubject)}
        </p>
      )}
      <Button kind="primary" waiting={waiting} waitingLabel={t.turningOn()} onClick={() => void once(turnOn)}>
        {t.turnOn()}
      </Button>
    </div>
  )
}

function OwnNotifications(props: OwnProps) {
  const t = useMessages('push/page')
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button has disappeared, so the heading takes the focus.
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
