interface TrapProps {
  readonly label: string
  readonly className: 'contact-trap' | 'owner-trap'
  readonly typed?: string | undefined
}

/** A honeypot: a hidden field that only bots fill in. */
export function Trap({ label, className, typed }: TrapProps) {
  return (
    <label className={className} aria-hidden="true">
      {label}
      <input name="topic" tabIndex={-1} autoComplete="off" defaultValue={typed} />
    </label>
  )
}
