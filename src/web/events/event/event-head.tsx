import {
  breadcrumbData,
  eventData,
  structuredDataText,
} from '../../../domain/share-metadata/structured-data.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useSite } from '../../reader/site.ts'
import type { LoadedEvent } from './event.load.ts'

interface EventHeadProps {
  readonly event: LoadedEvent
  readonly crumbs: readonly { readonly name: string; readonly to: string }[]
}

/** What search engines and previews are told of an event. */
export function EventHead({ event, crumbs }: EventHeadProps) {
  const t = useMessages('event')
  const types = useMessages('event-types')
  const { language, origins } = useSite()
  const origin = origins[language]
  const about = t.about({
    token: event.token,
    type: types[event.type](),
    date: event.start,
    title: event.title,
  })
  const description = event.description === null ? about : `${about} ${event.description}`
  return (
    <PageHead
      title={t.title({ title: event.title, token: event.token })}
      description={description}
      kind="article"
      path={event.path}
      card={event.card}
      structuredData={
        import.meta.env.SSR
          ? structuredDataText([
              eventData({
                event: {
                  name: event.title,
                  description,
                  url: origin + event.path,
                  start: event.wire.start,
                  end: event.wire.end,
                  place: event.place,
                  proof: event.proof,
                  isWithdrawn: event.withdrawnOn !== null,
                },
              }),
              breadcrumbData({ crumbs: crumbs.map(({ name, to }) => ({ name, url: origin + to })) }),
            ])
          : ''
      }
    />
  )
}
