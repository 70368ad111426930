import { Initials } from './initials.tsx'
import { Picture } from './picture.tsx'

type LogoImageProps = {
  src: string | null
  name: string
  /** Utility classes with size and corners, so that the box keeps its place while the picture loads. */
  className: string
  eager?: boolean
}

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
