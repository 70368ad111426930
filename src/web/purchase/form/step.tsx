interface StepProps {
  readonly number: number
  readonly title: string
  /** Of a group of choices it is the name. */
  readonly as?: 'legend' | 'h2'
}

export function Step({ number, title, as: Heading = 'h2' }: StepProps) {
  return (
    <Heading className="mb-4 flex items-baseline gap-2.5 font-display text-lg font-head text-ink">
      <span aria-hidden="true" className="font-sans text-xs text-ink-3 tabular-nums">
        {number}
      </span>
      {title}
    </Heading>
  )
}
