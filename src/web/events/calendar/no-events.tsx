import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedCalendar } from './calendar.load.ts'

/** Says what was looked for, and takes away one part of it at a time. */
export function NoEvents({ calendar: { ways, token } }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const isUnknown = token !== null && !token.isKnown && token.coins.length === 0
  return (
    <div className="min-w-0">
      <EmptyState
        title={isUnknown ? t.unknownToken({ symbol: token.symbol }) : t.emptyTitle()}
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
          </>
        }
      >
        {isUnknown ? t.unknownTokenText() : t.emptyText()}
      </EmptyState>
      {isUnknown && token.meant.length > 0 && (
        <>
          <h3 className="pt-5 pb-1 text-sm">{t.meant()}</h3>
          <ul>
            {token.meant.map(({ href, label }) => (
              <li key={href}>
                <PageLink to={href} className="link inline-flex min-h-11 items-center text-sm">
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
