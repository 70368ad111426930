import { useState } from 'react'

/** The picture of a post, decoration beside its title; without one, or with a broken one, waves of the house. */
export function Cover({ src, eager = false }: { src: string | null; eager?: boolean }) {
  const [broken, setBroken] = useState<string>()
  if (src === null || src === broken) return <div aria-hidden="true" className="post-cover post-waves" />
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
      className="post-cover"
    />
  )
}
