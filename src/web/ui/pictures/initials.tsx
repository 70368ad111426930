import { colourOf, initialsOf } from './initials-of.ts'

export function Initials({ name, className = 'size-12 rounded-sm' }: { name: string; className?: string }) {
  const letters = initialsOf(name)
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={`flex-none ${className}`}>
      <rect width="48" height="48" fill={colourOf(name)} />
      <text
        x="24"
        y="24"
        dominantBaseline="central"
        textAnchor="middle"
        fill="#fff"
        fontSize={letters.length > 1 ? 21 : 25}
        fontWeight="700"
      >
        {letters}
      </text>
    </svg>
  )
}
