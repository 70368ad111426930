import { use, useState, type ReactNode } from 'react'
import { EagerPictures } from './eager-pictures.ts'

type PictureProps = {
  src: string | null
  className: string
  /** True if the picture is above the fold: it is then fetched at once instead of lazily. */
  eager?: boolean
  fallback: ReactNode
}

/** A decorative picture: adjacent text names it. */
export function Picture({ src, className, eager = false, fallback }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  if (src === null || src === broken) return fallback
  if (import.meta.env.SSR && eager) use(EagerPictures)?.(src)
  return (
    <img
      // A picture that loaded or failed before hydration has fired its events already, so its state is read here.
      ref={(image) => {
        if (image?.complete !== true) return
        if (image.naturalWidth === 0) setBroken(src)
        else markArrived(image)
      }}
      src={src}
      alt=""
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      referrerPolicy={referrerPolicyOf(src)}
      onLoad={({ currentTarget }) => markArrived(currentTarget)}
      onError={() => setBroken(src)}
      className={className}
    />
  )
}

export function referrerPolicyOf(src: string): 'no-referrer' | undefined {
  return src.startsWith('/') ? undefined : 'no-referrer'
}

/** Marks a picture that has loaded or failed, so that styles can distinguish it from a pending one. */
function markArrived(image: HTMLImageElement): void {
  image.dataset['arrived'] = ''
}
