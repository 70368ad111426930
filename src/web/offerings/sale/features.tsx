import type { Attribute } from '../../../domain/offerings/fields/offering-values.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'

export const featureMarks = [
  ['BONUS', 'bonus', 'gift'],
  ['FOUNDER_INFO_AVAIL', 'founderId', 'founder'],
  ['NEW_CHAIN', 'newChain', 'chain'],
  ['CODE_AVAIL', 'codeAvail', 'code'],
] as const

export function FeatureMarks({ has }: { has: readonly Attribute[] }) {
  const words = useMessages('filters')
  return featureMarks
    .filter(([attribute]) => has.includes(attribute))
    .map(([attribute, feature, icon]) => (
      <span key={attribute} className="mark">
        <Icon name={icon} className="size-4 text-ink-3" />
        {words[feature]()}
      </span>
    ))
}
