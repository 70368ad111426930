import { useEffect, useRef, useState } from 'react'
import { contrast } from './contrast.ts'
import { Group, Specimen } from './specimen.tsx'

/** Text colours on backgrounds; the contrast must be at least 4.5. */
const texts = [
  'bg-paper text-ink',
  'bg-paper text-ink-2',
  'bg-paper text-ink-3',
  'bg-surface text-ink-3',
  'bg-sunken text-ink-3',
  'bg-ink text-on-ink',
  'bg-ink text-on-ink-ok',
  'bg-ink text-on-ink-error',
  'bg-paper text-accent',
  'bg-accent-soft text-accent',
  'bg-accent text-on-accent',
  'bg-accent-strong text-on-accent',
  'bg-paper text-brand-text',
  'bg-paper text-pre-text',
  'bg-pre-wash text-pre-text',
  'bg-paper text-ongoing-text',
  'bg-ongoing-wash text-ongoing-text',
  'bg-paper text-succeeded-text',
  'bg-succeeded-wash text-succeeded-text',
  'bg-paper text-failed-text',
  'bg-failed-wash text-failed-text',
  'bg-failed-text text-paper',
  'bg-paper text-gain',
  'bg-paper text-loss',
  'bg-paper text-blue-fig',
  'bg-paper text-event-token',
  'bg-paper text-event-people',
  'bg-paper text-event-company',
  'bg-paper text-saturday',
  'bg-paper text-sunday',
]

/** Colours of shapes and borders; the contrast must be at least 3. */
const shapes = [
  'bg-paper text-field',
  'bg-surface text-field',
  'bg-paper text-focus',
  'bg-surface text-focus',
  'bg-paper text-brand',
  'bg-brand text-on-brand',
  'bg-track text-bar',
  'bg-paper text-pre',
  'bg-paper text-ongoing',
  'bg-paper text-succeeded',
  'bg-paper text-failed',
]

export function Swatches() {
  return (
    <Group title="色 / Colours">
      <Specimen note="文字：4.5 以上" wide>
        <Grid pairs={texts} minContrast={4.5} />
      </Specimen>
      <Specimen note="形と枠：3 以上" wide>
        <Grid pairs={shapes} minContrast={3} />
      </Specimen>
    </Group>
  )
}

function Grid({ pairs, minContrast }: { pairs: readonly string[]; minContrast: number }) {
  return (
    <ul lang="en" className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2 text-2xs">
      {pairs.map((pair) => (
        <Swatch key={pair} pair={pair} minContrast={minContrast} />
      ))}
    </ul>
  )
}

function Swatch({ pair, minContrast }: { pair: string; minContrast: number }) {
  const box = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()
  useEffect(() => {
    const measure = () => {
      if (!box.current) return
      const { color, backgroundColor } = getComputedStyle(box.current)
      setRatio(contrast(color, backgroundColor))
    }
    measure()
    const theme = new MutationObserver(measure)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] })
    return () => theme.disconnect()
  }, [])
  return (
    <li className="flex items-center gap-3 border border-rule p-2">
      <span
        ref={box}
        aria-hidden="true"
        className={`grid size-10 flex-none place-items-center text-lg font-head ${pair}`}
      >
        {minContrast > 3 ? '瓦' : '●'}
      </span>
      <span className="min-w-0">
        {pair}
        <span className="block font-strong text-ink">
          {ratio?.toFixed(2)} {ratio !== undefined && ratio < minContrast && '✗'}
        </span>
      </span>
    </li>
  )
}
