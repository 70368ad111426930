interface TrapProps {
  readonly label: string
  readonly className: 'contact-trap' | 'owner-trap'
  readonly typed?: string | undefined
}

/** A field that no reader sees: programs fill in whatever there is. */
export function Trap({ label, className, typed }: TrapProps) {
  return (
    <label className={className} aria-hidden="true">
      {label}
      <input name="topic" tabIndex={-1} autoComplete="off" defaultValue={typed} />
    </label>
  )
}
