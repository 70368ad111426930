import { useNavigate } from 'react-router'
import { isSameLook, type BadgeLook, badgeHeights, defaultLook } from '../../domain/badges/badge-look.ts'
import { writeBadgeView, type BadgeView } from '../../domain/badges/badge-view.ts'
import { codeFormats, embedCode, type CodeFormat } from '../../domain/badges/embed-code.ts'
import { offeringPath } from '../../words/addresses/addresses.ts'
import { badgeFilePath } from '../../words/addresses/badge-addresses.ts'
import { CodeSection, PastedCode } from '../form/builder/code-section.tsx'
import { useShown } from '../form/builder/use-shown.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import type { ChosenProject } from './badge.load.ts'
import { LookForm } from './look-form.tsx'
import { Preview } from './preview.tsx'
import Samples from './samples.tsx'

const formatNames: Readonly<Record<CodeFormat, string>> = {
  html: 'HTML',
  markdown: 'Markdown',
  bbcode: 'BBCode',
  rst: 'reStructuredText',
}

/** The default size and theme, for badges drawn by shields.io, which ignores both. */
const plainLook = { size: defaultLook.size, theme: defaultLook.theme } as const

interface EmbedCodeProps {
  readonly look: BadgeLook
  readonly project: ChosenProject
  readonly code: CodeFormat
  readonly hrefOf: (code: CodeFormat) => string
}

function EmbedCode({ look, project, code: format, hrefOf }: EmbedCodeProps) {
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

/** Each choice navigates to an address that contains it, so that the address can be shared and the back button works. */
export default function Builder({ view, project }: { view: BadgeView; project: ChosenProject }) {
  const links = useLinks()
  const { language } = useSite()
  const navigate = useNavigate()
  const { shown: look, show } = useShown(view.look, isSameLook)
  const at = (changes: Partial<BadgeView>) =>
    links.badge(writeBadgeView({ ...view, look, ...changes }, language))
  const change = (chosen: BadgeLook) => {
    show(chosen)
    void navigate(at({ look: chosen }), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Preview look={look} project={project} />
      <LookForm view={view} look={look} onChange={change} />
      <div className="badge-code min-w-0">
        <EmbedCode look={look} project={project} code={view.code} hrefOf={(code) => at({ code })} />
        <Samples
          look={look}
          project={{ value: project.item_id, label: project.name }}
          hrefOf={(kind) => at({ look: { ...look, kind } })}
          onChoose={(kind) => show({ ...look, kind })}
        />
      </div>
    </>
  )
}
