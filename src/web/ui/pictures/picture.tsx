import { use, useState, type ReactNode } from 'react'
import { EagerPictures } from './eager-pictures.ts'

type PictureProps = {
  src: string | null
  className: string
  /** In sight when the page opens: fetched at once. */
  eager?: boolean
  /** Stands for one that is missing or broken, in the same box. */
  fallback: ReactNode
}

/** A picture beside written words, so it is decoration. */
export function Picture({ src, className, eager = false, fallback }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  if (src === null || src === broken) return fallback
  if (import.meta.env.SSR && eager) use(EagerPictures)?.(src)
  return (
    <img
      // A picture that broke or came before the page was hydrated called nobody.
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

/** Pictures of strangers are not told who looks at them. */
export function referrerPolicyOf(src: string): 'no-referrer' | undefined {
  return src.startsWith('/') ? undefined : 'no-referrer'
}

/** Styles tell one that is there from one that is awaited. */
function markArrived(image: HTMLImageElement): void {
  image.dataset['arrived'] = ''
}
