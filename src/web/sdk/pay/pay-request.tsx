import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { QrCode } from '../parts/qr-code.tsx'
import { PayFacts } from './pay-facts.tsx'
import { payWords } from './pay-words.ts'
import { useRequest } from './use-request.ts'

/** What only a script can do: the request behind `#`, its code, and what comes of it. */
export default function PayRequest() {
  const t = useMessages('sdk/pay')
  const links = useLinks()
  const view = useRequest()
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
