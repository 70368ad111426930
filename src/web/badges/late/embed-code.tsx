import { badgeHeights, defaultLook, type BadgeLook } from '../../../domain/badges/badge-look.ts'
import { codeFormats, embedCode, type CodeFormat } from '../../../domain/badges/embed-code.ts'
import { offeringPath } from '../../../words/addresses.ts'
import { badgeFilePath } from '../../../words/badge-addresses.ts'
import { CopiedCode } from '../../form/copied-code.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { LinkTabs } from '../../ui/lists/tabs.tsx'
import type { ChosenProject } from '../badge.load.ts'

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
  const words = { copy: t.copy(), copied: t.copied(), selected: t.selected() }
  const origin = origins[look.lang]
  const code = embedCode(format, {
    picture: origin + badgeFilePath(project.item_id, look),
    page: origin + offeringPath(project.item_id),
    alt: project.alt,
    height: badgeHeights[look.size],
  })
  const endpoint = origin + badgeFilePath(project.item_id, { ...look, ...plainLook }, 'json')
  return (
    <section aria-labelledby="badge-code">
      <h2 id="badge-code" className="mb-2 text-md font-head text-ink">
        {t.code()}
      </h2>
      <LinkTabs
        label={t.codeFormat()}
        look="boxed"
        replace
        tabs={codeFormats.map((one) => ({
          href: hrefOf(one),
          label: formatNames[one],
          current: one === format,
        }))}
      />
      <CopiedCode key={code} text={code} label={formatNames[format]} words={words} />
      <h3 className="mt-6 text-sm font-strong text-ink">{t.shields()}</h3>
      <p className="text-xs text-ink-3">{t.shieldsText()}</p>
      <CopiedCode key={endpoint} text={endpoint} label={t.shields()} words={words} />
    </section>
  )
}
