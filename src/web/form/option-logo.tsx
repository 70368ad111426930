import type { IconName } from '../ui/pictures/icon-names.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { LogoImage } from '../ui/pictures/logo-image.tsx'
import type { RemoteOption } from './use-remote-options.ts'

const icons: Readonly<Record<string, IconName>> = { BTC: 'bitcoin', ETH: 'ethereum' }

export default function OptionLogo({ value, label, logo }: RemoteOption & { readonly logo: string | null }) {
  const icon = logo === null ? icons[value] : undefined
  if (icon !== undefined) return <Icon name={icon} className="size-6 flex-none" />
  return <LogoImage src={logo} name={label} className="size-6 rounded-full" />
}
