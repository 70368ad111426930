/** A bar as an SVG, because the security policy forbids inline styles. Empty if the percentage is unknown. */
export function Bar({ percent }: { percent: number | null }) {
  return (
    <svg className="ph-bar">
      <rect width={`${Math.min(100, Math.max(0, percent ?? 0))}%`} height="100%" />
    </svg>
  )
}
