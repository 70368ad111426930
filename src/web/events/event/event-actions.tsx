import { useMessages } from '../../i18n/use-messages.ts'
import { ShareLinks } from '../../page/share-links.tsx'
import { useSite } from '../../reader/site.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedEvent } from './event.load.ts'

export function EventActions({ event }: { event: LoadedEvent }) {
  const t = useMessages('event')
  const { language, origins } = useSite()
  return (
    <div className="grid gap-3">
      {event.keep !== null && (
        <>
          <a href={event.keep.file} className={buttonClass({ kind: 'primary' })}>
            <Icon name="calendar" />
            {t.keepFile()}
          </a>
          <a href={event.keep.google} rel="noopener" className={buttonClass()}>
            <Icon name="plus" />
            {t.keepGoogle()}
          </a>
        </>
      )}
      <div className="flex items-center justify-between text-xs text-ink-3">
        {t.share()}
        <ShareLinks
          url={origins[language] + event.path}
          text={event.title}
          labels={{
            all: t.share(),
            x: t.shareX(),
            line: t.shareLine(),
            telegram: t.shareTelegram(),
            more: t.shareMore(),
          }}
        />
      </div>
    </div>
  )
}
