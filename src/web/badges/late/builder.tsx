import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isSameLook, type BadgeLook } from '../../../domain/badges/badge-look.ts'
import { writeBadgeView, type BadgeView } from '../../../domain/badges/badge-view.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import type { ChosenProject } from '../badge.load.ts'
import { EmbedCode } from './embed-code.tsx'
import { LookForm } from './look-form.tsx'
import { Preview } from './preview.tsx'
import Samples from './samples.tsx'

/** What was chosen shows at once; the address follows, so that it can be sent on and gone back to. */
export default function Builder({ view, project }: { view: BadgeView; project: ChosenProject }) {
  const links = useLinks()
  const { language } = useSite()
  const navigate = useNavigate()
  const [look, setLook] = useState(view.look)
  const [known, setKnown] = useState(view.look)
  const [asked, setAsked] = useState<BadgeLook>()
  if (!isSameLook(known, view.look)) {
    setKnown(view.look)
    // On a slow line the reader is ahead: what comes for an earlier choice does not undo the later ones.
    if (asked === undefined) setLook(view.look)
    else if (isSameLook(asked, view.look)) setAsked(undefined)
  }
  const at = (changes: Partial<BadgeView>) =>
    links.badge(writeBadgeView({ ...view, look, ...changes }, language))
  const show = (chosen: BadgeLook) => {
    setLook(chosen)
    setAsked(isSameLook(chosen, view.look) ? undefined : chosen)
  }
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
