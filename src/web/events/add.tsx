import { lazy, Suspense } from 'react'
import { addEventPath } from '../../words/addresses/addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { announcedPart } from '../loading/announced-part.tsx'
import { deferredLoad } from '../loading/deferred-load.ts'
import { onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import '../upcoming/upcoming.css'
import '../form/remote-select.css'
import './events.css'

const NewEvent = announcedPart('src/web/events/add/new-event.tsx', () => import('./add/new-event.tsx'))
const CheckEvent = lazy(() => import('./add/check-event.tsx'))

const load = deferredLoad(() => import('./add/add-event.load.ts'))
export const loader = onServer(load)
export const clientLoader = async () => ({ message: null })

/** Visitors submit an event here; it appears after an operator has approved it. */
export default function AddEventPage() {
  const t = useMessages('event')
  const links = useLinks()
  const { message } = useLoaded(load)
  const crumbs = [
    { name: t.calendar(), to: links.events() },
    { name: t.addHeading(), to: links.inside(addEventPath) },
  ]
  return (
    <div className="wrap pb-12">
      <PageHead title={t.addHeading()} description={t.addDescription()} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="pt-3 pb-5">
        <h1 className="font-display text-xl md:text-2xl">{t.addHeading()}</h1>
        <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-12">
        <div className="min-w-0">
          <Suspense>
            {message?.kind === 'check' || message?.kind === 'likely' ? (
              <CheckEvent posted={message} />
            ) : (
              <NewEvent posted={message} />
            )}
          </Suspense>
        </div>
        <ReviewSteps />
      </div>
    </div>
  )
}

function ReviewSteps() {
  const t = useMessages('event')
  const steps = [t.stepSend(), t.stepCheck(), t.stepShow()]
  return (
    <aside aria-labelledby="steps" className="border-t border-ink">
      <h2 id="steps" className="pt-3 pb-2 font-display text-lg">
        {t.steps()}
      </h2>
      <ol className="list-inside list-decimal text-sm">
        {steps.map((step) => (
          <li key={step} className="border-b border-rule py-2.5">
            {step}
          </li>
        ))}
      </ol>
      <p className="pt-3 text-xs text-ink-3">{t.privacy()}</p>
    </aside>
  )
}
