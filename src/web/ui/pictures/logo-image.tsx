import { Initials } from './initials.tsx'
import { Picture } from './picture.tsx'

type LogoImageProps = {
  src: string | null
  name: string
  /** Its size and corners, as utilities: the box is there before the picture is. */
  className: string
  /** In sight when the page opens: fetched at once. */
  eager?: boolean
}

/** A missing or broken logo gives way to initials. */
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
