import { lazy, Suspense, useState } from 'react'
import { contactPath } from '../../words/addresses/addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { CheckMessage } from './check-message.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { SentMessage } from './sent-message.tsx'
import './contact.css'

/** What is typed before it is hydrated stays. */
const ContactForm = lazy(() => import('./form/contact-form.tsx'))

const load = deferredLoad(() => import('./contact.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** A message to who runs the site. Without scripts the form is sent to this page, which asks once more. */
export default function ContactPage() {
  const t = useMessages('contact')
  const { purpose, item, isSent, message } = useLoaded(load)
  const [isTaken, setTaken] = useState(false)
  return (
    <div className="wrap pb-12">
      <PageHead title={t.heading()} description={t.description()} path={contactPath} />
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
        <Elsewhere />
      </div>
    </div>
  )
}
