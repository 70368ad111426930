import logo from './logo.svg?url&no-inline'

export function Logo({ label }: { label: string }) {
  return (
    <>
      <svg width={125} height={30} aria-hidden="true" className="block text-ink">
        <use href={`${logo}#logo`} />
      </svg>
      <span className="sr-only">{label}</span>
    </>
  )
}
