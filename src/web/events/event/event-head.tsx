import { useMessages } from '../../i18n/use-messages.ts'
import { PageHead } from '../../page/page-head.tsx'
import type { LoadedEvent } from './event.load.ts'

interface EventHeadProps {
  readonly event: LoadedEvent
  readonly crumbs: readonly { readonly name: string; readonly to: string }[]
}

/** What search engines and previews are told of an event. */
export function EventHead({ event, crumbs }: EventHeadProps) {
  const t = useMessages('event')
  const types = useMessages('event-types')
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
      facts={{
        event: {
          name: event.title,
          start: event.wire.start,
          end: event.wire.end,
          place: event.place,
          proof: event.proof,
          isWithdrawn: event.withdrawnOn !== null,
        },
        crumbs,
      }}
    />
  )
}
