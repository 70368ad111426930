import type { ReactNode } from 'react'
import type { Messages } from '../../../words/dictionary.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { usePaymentRequest, type ShownRequest, type PayView } from './use-payment-request.ts'

export default function PayRequest() {
  const t = useMessages('sdk/pay')
  const links = useLinks()
  const view = usePaymentRequest()
  const request = 'request' in view ? view.request : undefined
  const words = payWords(view, t)
  return (
    <>
      <section aria-labelledby="pay-title" className="login-card">
        {view.kind === 'loading' && (
          <p className="text-center text-2xl text-ink-3">
            <i className="spin" />
          </p>
        )}
        {request !== undefined && (
          <>
            <StatusMark status={words.status}>{words.state}</StatusMark>
            <p className="pay-amount">
              {request.amount} <span>{request.symbol}</span>
            </p>
            <PayFacts request={request} />
          </>
        )}
        {request?.state === 'waiting' && (
          <div className="login-box">
            <QrCode text={request.link} label={t.codeAlt()} className="size-full" />
          </div>
        )}
        <div aria-live="polite" className="pay-words">
          <h2 id="pay-title" className="font-display text-lg">
            {words.title}
          </h2>
          <p className="mt-1.5 text-sm">{words.text}</p>
        </div>
        {(view.kind === 'none' || request?.state === 'waiting') && (
          <PageLink to={links.app()} className={buttonClass({ className: 'w-full' })}>
            {t.aboutApp()}
          </PageLink>
        )}
      </section>
      {view.kind === 'cut' && (
        <Notice kind="warn" role="alert" className="mt-4">
          {t.cut()}
        </Notice>
      )}
    </>
  )
}

/** The dApp, receiver and purpose of a payment. The host of the dApp stands beside its name, because any dApp can take the name of another one. */
function PayFacts({ request }: { request: ShownRequest }) {
  const t = useMessages('sdk/pay')
  const { dapp, kind, receiver, description, memo } = request
  return (
    <dl className="pay-facts">
      <Fact name={t.dapp()}>
        {dapp.name} <span className="pay-host">{URL.parse(dapp.url)?.host}</span>
      </Fact>
      {kind === 'transfer' && <Fact name={t.receiver()}>{receiver}</Fact>}
      {description !== '' && <Fact name={t.purpose()}>{description}</Fact>}
      {memo !== '' && <Fact name={t.memo()}>{memo}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface PayWords {
  readonly status: 'pre' | 'succeeded' | 'failed'
  readonly state: string
  readonly title: string
  readonly text: string
}

function payWords(view: PayView, t: Messages<'sdk/pay'>): PayWords {
  const request = 'request' in view ? view.request : undefined
  const nothing: PayWords = { status: 'pre', state: '', title: t.loading(), text: '' }
  if (request === undefined)
    return view.kind === 'none' ? { ...nothing, title: t.none(), text: t.noneText() } : nothing
  const words: Readonly<Record<ShownRequest['state'], PayWords>> = {
    waiting: { status: 'pre', state: t.stateWaiting(), title: t.scan(), text: t.scanText() },
    paid: { status: 'succeeded', state: t.statePaid(), title: t.paid(), text: t.paidText() },
    declined: { status: 'failed', state: t.stateDeclined(), title: t.declined(), text: t.declinedText() },
    expired: { status: 'pre', state: t.stateExpired(), title: t.expired(), text: t.expiredText() },
  }
  return words[request.state]
}
