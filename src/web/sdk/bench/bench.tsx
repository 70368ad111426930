import { useState } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { Label } from '../../ui/tables/tag.tsx'
import { BenchContent } from './bench-content.tsx'
import { useBench } from './bench-store.ts'

/**
 * The sandbox wallet beside the chapters. In narrow windows it is a sheet at the bottom, which opens when an example runs, so that the
 * answer is in view wherever the code is.
 */
export default function Bench() {
  const t = useMessages('sdk/run')
  const { wallet, current, runs } = useBench()
  const startedAt = current === undefined ? undefined : runs[current]?.startedAt
  const [closedAt, setClosedAt] = useState<number>()
  const isOpen = startedAt !== undefined && closedAt !== startedAt
  return (
    <aside
      aria-labelledby="bench-title"
      className="bench"
      data-open={isOpen || undefined}
      data-used={startedAt !== undefined || undefined}
    >
      <header>
        <h2 id="bench-title" className="font-display text-md">
          {t.wallet()}
        </h2>
        <Label kind="demo">{t.testFunds()}</Label>
        <IconButton
          icon={isOpen ? 'down' : 'up'}
          label={isOpen ? t.close() : t.open()}
          aria-expanded={isOpen}
          className="bench-toggle"
          onClick={() => setClosedAt(isOpen ? startedAt : undefined)}
        />
      </header>
      <div className="bench-body">
        {wallet === undefined && <p className="text-xs text-ink-3">{t.beforeFirst()}</p>}
        <BenchContent />
      </div>
    </aside>
  )
}
