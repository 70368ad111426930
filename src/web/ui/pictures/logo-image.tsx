import { Initials } from './initials.tsx'
import { Picture } from './picture.tsx'

type LogoImageProps = {
  src: string | null
  name: string
  /** Utility classes with size and corners, so that the box keeps its place while the picture loads. */
  className: string
  /** True if the logo is above the fold: it is then fetched at once instead of lazily. */
  eager?: boolean
}

/** Shows initials if the logo is missing or broken. */
export function LogoImage({ src, name, className, eager = false }: LogoImageProps) {
  return (
    <Picture
      src={src}
      eager={eager}
      className={`logo-image flex-none object-contain ${className}`}
      fallback={<Initials name={name} className={className} />}
    />
  )
}
