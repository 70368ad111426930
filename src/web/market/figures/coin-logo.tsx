import { Icon } from '../../ui/pictures/icon.tsx'
import { LogoImage } from '../../ui/pictures/logo-image.tsx'

interface CoinLogoProps {
  readonly id: string
  readonly name: string
  readonly src: string | null
  readonly eager?: boolean
  readonly size?: string
}

export function CoinLogo({ id, name, src, eager = false, size = 'size-7' }: CoinLogoProps) {
  if (src === null && (id === 'bitcoin' || id === 'ethereum'))
    return <Icon name={id} className={`coin-logo ${size}`} />
  return <LogoImage src={src} name={name} eager={eager} className={`coin-logo ${size}`} />
}
