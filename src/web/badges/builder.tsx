import { useNavigate } from 'react-router'
import { isSameLook, type BadgeLook } from '../../domain/badges/badge-look.ts'
import { writeBadgeView, type BadgeView } from '../../domain/badges/badge-view.ts'
import { useShown } from '../form/builder/use-shown.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import type { ChosenProject } from './badge.load.ts'
import { EmbedCode } from './embed-code.tsx'
import { LookForm } from './look-form.tsx'
import { Preview } from './preview.tsx'
import Samples from './samples.tsx'

/** The address follows what is chosen, so that it can be sent on and gone back to. */
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
