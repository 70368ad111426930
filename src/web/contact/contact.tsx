import { Suspense, useState, useEffect, useRef } from 'react'
import { asksForUrl, readPurpose } from '../../domain/contact/contact-purpose.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { contactPath, addEventPath, howToStopPath } from '../../words/addresses/addresses.ts'
import { CheckNotice, CheckPosted } from '../form/posted/check-posted.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { announcedPart } from '../loading/announced-part.tsx'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import './contact.css'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { Button } from '../ui/controls/button.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import type { LoadedContact } from './contact.load.ts'
import type { ContactValues } from './form/contact-values.ts'

/** The form may be hydrated late, because it keeps text that was typed before. */
const ContactForm = announcedPart(
  'src/web/contact/form/contact-form.tsx',
  () => import('./form/contact-form.tsx'),
)

const load = deferredLoad(() => import('./contact.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ContactPage() {
  const t = useMessages('contact')
  const { purpose, item, isSent, message } = useLoaded(load)
  const [isTaken, setTaken] = useState(false)
  return (
    <div className="wrap pb-12">
      <PageHead
        title={t.heading()}
        description={t.description({ site: siteConfig.name })}
        path={contactPath}
      />
      <div className="pt-6 pb-5">
        <h1 className="font-display text-xl md:text-2xl">{t.heading()}</h1>
        <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-12">
        <div className="min-w-0">
          {isSent || isTaken ? (
            <SentMessage onMore={isTaken ? () => setTaken(false) : undefined} />
          ) : message?.kind === 'check' ? (
            <CheckMessage values={message.values} ticket={message.ticket} item={item} />
          ) : (
            <Suspense>
              <ContactForm
                key={purpose}
                purpose={purpose}
                item={item}
                posted={message}
                onSent={() => setTaken(true)}
              />
            </Suspense>
          )}
        </div>
        <RelatedPages />
      </div>
    </div>
  )
}

interface CheckMessageProps {
  readonly values: ContactValues
  readonly ticket: string
  readonly item: LoadedContact['item']
}

function CheckMessage({ values, ticket, item }: CheckMessageProps) {
  const t = useMessages('contact')
  const links = useLinks()
  const purpose = readPurpose(values.purpose)
  const facts = [
    { name: t.purpose(), text: [purpose && t[purpose](), item && t.about(item)].filter(Boolean).join('\n') },
    { name: t.name(), text: values.name },
    ...(purpose !== undefined && asksForUrl(purpose) ? [{ name: t.url(), text: values.url }] : []),
    { name: t.email(), text: values.email },
    { name: t.message(), text: values.message },
  ]
  return (
    <CheckPosted
      action={links.contact()}
      notice={<CheckNotice title={t.check()} text={t.checkText()} />}
      facts={facts}
      fields={{ ...values, ticket }}
      send={t.send()}
      change={t.change()}
    />
  )
}

function RelatedPages() {
  const t = useMessages('contact')
  const links = useLinks()
  const pages = [
    { to: links.page('ads'), text: t.toAds() },
    { to: links.inside(addEventPath), text: t.toAddEvent() },
    { to: links.inside(howToStopPath), text: t.toUnfollow() },
    { to: links.page('privacy'), text: t.toPrivacy() },
  ]
  return (
    <aside aria-labelledby="elsewhere" className="border-t border-ink">
      <h2 id="elsewhere" className="pt-3 pb-2 font-display text-lg">
        {t.elsewhere()}
      </h2>
      <ul className="text-sm">
        {pages.map(({ to, text }) => (
          <li key={to} className="border-b border-rule">
            <PageLink to={to} className="link flex min-h-11 items-center">
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-xs text-ink-3">{t.privacy()}</p>
    </aside>
  )
}

function SentMessage({ onMore }: { onMore: (() => void) | undefined }) {
  const t = useMessages('contact')
  const links = useLinks()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that had the focus has disappeared with the form, so the title takes the focus.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-5">
      <Notice kind="ok" className="w-full">
        <h2 ref={title} tabIndex={-1} className="text-md outline-none">
          {t.sent()}
        </h2>
        <p>{t.sentText()}</p>
      </Notice>
      {onMore === undefined ? (
        <PageLink to={links.contact()} className={buttonClass({ kind: 'default' })}>
          {t.another()}
        </PageLink>
      ) : (
        <Button onClick={onMore}>{t.another()}</Button>
      )}
    </div>
  )
}
