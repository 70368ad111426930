import { badgeHeights, defaultLook, type BadgeLook } from '../../domain/badges/badge-look.ts'
import { codeFormats, embedCode, type CodeFormat } from '../../domain/badges/embed-code.ts'
import { offeringPath } from '../../words/addresses/addresses.ts'
import { badgeFilePath } from '../../words/addresses/badge-addresses.ts'
import { CodeSection, PastedCode } from '../form/builder/code-section.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import type { ChosenProject } from './badge.load.ts'

/** What these formats are called in any language. */
const formatNames: Readonly<Record<CodeFormat, string>> = {
  html: 'HTML',
  markdown: 'Markdown',
  bbcode: 'BBCode',
  rst: 'reStructuredText',
}

/** What shields.io draws in its own way. */
const plainLook = { size: defaultLook.size, theme: defaultLook.theme } as const

interface EmbedCodeProps {
  readonly look: BadgeLook
  readonly project: ChosenProject
  readonly code: CodeFormat
  readonly hrefOf: (code: CodeFormat) => string
}

export function EmbedCode({ look, project, code: format, hrefOf }: EmbedCodeProps) {
  const t = useMessages('badges')
  const { origins } = useSite()
  const origin = origins[look.lang]
  const code = embedCode(format, {
    picture: origin + badgeFilePath(project.item_id, look),
    page: origin + offeringPath(project.item_id),
    alt: project.alt,
    height: badgeHeights[look.size],
  })
  const endpoint = origin + badgeFilePath(project.item_id, { ...look, ...plainLook }, 'json')
  return (
    <CodeSection id="badge-code" formats={codeFormats} names={formatNames} current={format} hrefOf={hrefOf}>
      <PastedCode text={code} label={formatNames[format]} />
      <h3 className="mt-6 text-sm font-strong text-ink">{t.shields()}</h3>
      <p className="text-xs text-ink-3">{t.shieldsText()}</p>
      <PastedCode text={endpoint} label={t.shields()} />
    </CodeSection>
  )
}
