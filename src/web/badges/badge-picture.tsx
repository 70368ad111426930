import { badgeHeights, type BadgeSize } from '../../domain/badges/badge-look.ts'

/** Reserves the height of the badge before it loads; its width is not known. */
export function BadgePicture({ src, size, alt }: { src: string; size: BadgeSize; alt: string }) {
  const height = badgeHeights[size]
  return (
    <span className="badge-row" style={{ height }}>
      <img key={src} src={src} alt={alt} height={height} />
    </span>
  )
}
