import { useNavigate } from 'react-router'
import { writeWidgetView, type ShownWidget, type WidgetView } from '../../domain/widgets/widget-view.ts'
import { useShown } from '../form/builder/use-shown.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import type { LoadedWidget } from './widget.load.ts'
import { LookForm } from './look-form.tsx'
import { Preview } from './preview.tsx'
import { isSameShown } from './shown-fields.ts'
import { Subject } from './subject.tsx'
import { WidgetCodes } from './widget-codes.tsx'

/** The address follows what is chosen, so that it can be sent on and gone back to. */
export default function Builder({ loaded }: { loaded: LoadedWidget }) {
  const t = useMessages('widgets')
  const words = useMessages('embeds/builder')
  const links = useLinks()
  const { language } = useSite()
  const navigate = useNavigate()
  const { view, described } = loaded
  const { shown, show } = useShown<ShownWidget>(view, isSameShown)
  const at = (changes: Partial<WidgetView>) =>
    links.widget(writeWidgetView({ ...view, ...shown, q: '', isMissing: false, ...changes }, language))
  const change = (chosen: ShownWidget) => {
    show(chosen)
    void navigate(at(chosen), { replace: true, preventScrollReset: true })
  }
  return (
    <div className="widget-builder">
      <Subject loaded={loaded} at={at} />
      {described.is_missing && view.widget.kind === 'offering' ? (
        <div className="widget-out min-w-0">
          <EmptyState title={words.empty()}>{t.emptyText()}</EmptyState>
        </div>
      ) : (
        <>
          <Preview {...shown} title={described.title} />
          <LookForm view={view} shown={shown} onChange={change} at={at} />
          <div className="widget-code min-w-0">
            <WidgetCodes {...shown} described={described} code={view.code} hrefOf={(code) => at({ code })} />
          </div>
        </>
      )}
    </div>
  )
}
