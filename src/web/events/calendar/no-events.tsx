import { listInLanguage } from '../../../domain/kernel/text/notation.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedCalendar } from './calendar.load.ts'
import { Suggestions } from './token-notes.tsx'

export default function NoEvents({ calendar: { ways, tokens, add } }: { calendar: LoadedCalendar }) {
  const events = useMessages('events')
  const t = useMessages('events/empty')
  const { language } = useSite()
  const { unknown, chosen } = tokens
  const isUnknown = unknown.length > 0 && unknown.length === chosen.length
  return (
    <div className="calendar-agenda">
      <EmptyState
        title={
          isUnknown
            ? events.unknownToken({ symbol: listInLanguage({ names: unknown, language }) })
            : t.emptyTitle()
        }
        actions={
          <>
            <PageLink to={ways.all} className={buttonClass({ kind: 'primary' })}>
              {t.allEvents()}
            </PageLink>
            {ways.anyTime !== null && (
              <PageLink to={ways.anyTime} className={buttonClass()}>
                {t.withoutPeriod()}
              </PageLink>
            )}
            {ways.allTypes !== null && (
              <PageLink to={ways.allTypes} className={buttonClass()}>
                {t.withoutTypes()}
              </PageLink>
            )}
            {add !== null && (
              <PageLink to={add} rel="nofollow" className={buttonClass()}>
                <Icon name="plus" />
                {events.addOnDay()}
              </PageLink>
            )}
          </>
        }
      >
        {isUnknown ? events.unknownTokenText() : t.emptyText()}
      </EmptyState>
      {isUnknown && <Suggestions tokens={tokens} />}
    </div>
  )
}
