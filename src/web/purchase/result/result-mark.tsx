import { Icon } from '../../ui/pictures/icon.tsx'
import type { ResultView } from './result-view.ts'

const looks = {
  good: 'bg-ok-wash text-ok-text',
  bad: 'bg-error-wash text-error-text',
  open: 'bg-info-wash text-info-text',
}

/** The state at a glance; its word stands beside it. */
export function ResultMark({ view }: { view: ResultView }) {
  const isAsking = view === 'asking' || view === 'waiting'
  const look = view === 'paid' ? looks.good : view === 'declined' ? looks.bad : looks.open
  const icon = view === 'paid' ? 'check' : view === 'declined' ? 'close' : 'clock'
  return (
    <span
      aria-hidden="true"
      className={`grid size-10 place-items-center rounded-full text-lg lg:size-12 ${look}`}
    >
      {isAsking ? <i className="spin" /> : <Icon name={icon} />}
    </span>
  )
}
