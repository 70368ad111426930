type ProgressMeterProps = {
  label: string
  /**
   * Percentage of the bar that is filled. If null, the bar stays empty; more than 100 fills it, and `text` has the exact figure.
   */
  percent: number | null
  text: string
  /** `meter` for an amount, `progressbar` for a running task. */
  kind?: 'meter' | 'progressbar'
  muted?: boolean
}

/** Drawn as SVG, because its width is an attribute: our CSP forbids inline styles. */
export function ProgressMeter({ label, percent, text, kind = 'meter', muted }: ProgressMeterProps) {
  const filled = Math.min(100, Math.max(0, percent ?? 0))
  return (
    <div className="text-2xs leading-head text-ink-3">
      <div
        role={kind}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
        aria-valuetext={text}
      >
        <svg aria-hidden="true" className="block h-1.5 w-full rounded-[1px] bg-track forced-colors:border">
          <rect
            width={`${filled}%`}
            height="100%"
            className={`${muted ? 'fill-ink-3' : 'fill-bar'} forced-colors:fill-[CanvasText]`}
          />
        </svg>
      </div>
      <div className="mt-1.5 flex justify-between gap-2">
        <span>{label}</span>
        <span className="font-strong text-ink">{text}</span>
      </div>
    </div>
  )
}
