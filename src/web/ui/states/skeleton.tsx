import type { ReactNode } from 'react'

/** One bone; its size comes as utilities: `<Skeleton className="h-5 w-1/2" />`. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />
}

/** Bones laid out in the final shape, so that nothing jumps when the content arrives. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
