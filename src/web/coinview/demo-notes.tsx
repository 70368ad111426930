import DemoNote from '../page/demo-mark.tsx'
import type { LoadedCoinview } from './coinview.load.ts'

/** Says which figures in the drawn screens are not real. */
export default function DemoNotes({ page: { origin, sales, upcoming } }: { page: LoadedCoinview }) {
  const hasDemo = sales.some(({ demo }) => demo) || upcoming.events.some(({ isDemo }) => isDemo)
  return (
    <div className="wrap">
      {origin !== 'real' && <DemoNote of="prices" />}
      {hasDemo && <DemoNote of="sales" />}
    </div>
  )
}
