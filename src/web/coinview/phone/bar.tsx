/**
 * A bar of this width, drawn as SVG because the security policy forbids inline styles. The bar is empty if the percentage is
 * unknown.
 */
export function Bar({ percent }: { percent: number | null }) {
  return (
    <svg className="ph-bar">
      <rect width={`${Math.min(100, Math.max(0, percent ?? 0))}%`} height="100%" />
    </svg>
  )
}
