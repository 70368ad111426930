import type { ReactNode } from 'react'

/** One placeholder bar; its size comes as utility classes: `<Skeleton className="h-5 w-1/2" />`. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />
}

export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
