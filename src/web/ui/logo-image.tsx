import { useState } from 'react'
import { Initials } from './initials.tsx'

type LogoImageProps = {
  src: string | null
  name: string
  /** Its size and corners, as utilities: the box is there before the picture is. */
  className: string
  /** In sight when the page opens: fetched at once. */
  eager?: boolean
}

/** A picture beside a written name, so it is decoration; a missing or broken one gives way to initials. */
export function LogoImage({ src, name, className, eager = false }: LogoImageProps) {
  const [broken, setBroken] = useState<string>()
  if (src === null || src === broken) return <Initials name={name} className={className} />
  return (
    <img
      // A picture that broke before the page came alive told nobody.
      ref={(image) => {
        if (image?.complete === true && image.naturalWidth === 0) setBroken(src)
      }}
      src={src}
      alt=""
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      referrerPolicy={src.startsWith('/') ? undefined : 'no-referrer'}
      onError={() => setBroken(src)}
      className={`flex-none bg-[#fff] object-contain ${className}`}
    />
  )
}
