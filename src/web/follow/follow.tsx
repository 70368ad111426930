import { followPath } from '../../words/addresses/follow-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { PlainFollowForm } from './plain-follow-form.tsx'

const load = deferredLoad(() => import('./follow.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function FollowPage() {
  const t = useMessages('follow')
  const links = useLinks()
  const { item, itemId, isSent, step, typed, ticket } = useLoaded(load)
  const title = item === null ? t.siteTitle() : t.dialogTitle({ name: item.name })
  const text = item === null ? t.siteText() : t.dialogText()
  const faults = {
    required: t.required(),
    invalid: t.invalid(),
    ask: undefined,
    check: undefined,
    failed: undefined,
  }
  return (
    <div className="wrap max-w-prose py-12">
      <PageHead title={title} description={text} path={followPath} unlisted />
      <h1 className="font-display text-2xl">{title}</h1>
      <p className="mt-3">{text}</p>
      <div className="mt-6 grid gap-5">
        {isSent ? (
          <Notice kind="ok" title={t.doneText()}>
            <p>{t.waitingText()}</p>
          </Notice>
        ) : (
          <>
            {step === 'check' && <Notice>{t.checkAddress()}</Notice>}
            {step === 'failed' && (
              <Notice kind="error" role="alert">
                {t.failed()}
              </Notice>
            )}
            <PlainFollowForm
              itemId={itemId ?? undefined}
              email={typed}
              ticket={ticket}
              fault={faults[step]}
            />
          </>
        )}
      </div>
      <p className="mt-6 text-sm">
        <PageLink
          to={item === null ? links.home() : links.offering(item.id)}
          className="link inline-flex min-h-11 items-center"
        >
          {item === null ? t.toList() : t.toOffering({ name: item.name })}
        </PageLink>
      </p>
    </div>
  )
}
