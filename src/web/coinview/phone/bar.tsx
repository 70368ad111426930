/** Drawn, as a strict style policy wants it; empty where nobody knows. */
export function Bar({ percent }: { percent: number | null }) {
  return (
    <svg className="ph-bar">
      <rect width={`${Math.min(100, Math.max(0, percent ?? 0))}%`} height="100%" />
    </svg>
  )
}
