import { useRef } from 'react'
import { isUploading } from '../../form/fields/is-uploading.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { BarNotice } from './bar-notice.tsx'
import { ConflictNotice } from './conflict.tsx'
import { EntryNotice } from './entry-notice.tsx'
import { FormBody } from './form-body.tsx'
import type { Entry } from './save-entry.ts'
import { useEntryForm } from './use-entry-form.ts'

interface EntryFormProps {
  readonly entry: Entry
  readonly authorization: string
  readonly onRefused: (text: string | undefined) => void
  readonly onLeave: () => void
}

export function EntryForm({ entry, authorization, onRefused, onLeave }: EntryFormProps) {
  const t = useMessages('owner')
  const links = useLinks()
  const form = useRef<HTMLFormElement>(null)
  const edited = useEntryForm({ entry, authorization, onRefused })
  const { outcome, state, goTo, changed, waiting } = edited
  const conflict = outcome?.kind === 'conflict' ? outcome : undefined
  return (
    <form ref={form} noValidate>
      <FormBody
        shown={entry}
        state={state}
        above={
          <>
            <EntryNotice
              outcome={outcome}
              faults={state.faults}
              itemId={entry.item_id}
              goTo={goTo}
              onDiscard={edited.discard}
            />
            {conflict !== undefined && (
              <ConflictNotice
                fields={entry.fields}
                conflict={conflict}
                theirs={edited.standing}
                chosen={edited.chosen}
                unclear={edited.unclear}
                onChoose={edited.choose}
              />
            )}
          </>
        }
        bar={
          <>
            <BarNotice outcome={outcome} title={t.notSaved()} />
            {/* This is no submit button, because Enter in a field would then publish unfinished text. */}
            <Button
              kind="primary"
              waiting={waiting}
              waitingLabel={t.saving()}
              onClick={() => void edited.save(isUploading(form.current))}
            >
              {conflict !== undefined && conflict.contested.length > 0
                ? t.saveChosen()
                : outcome?.kind === 'refused'
                  ? t.saveAgain()
                  : t.save()}
            </Button>
            <output className="min-w-0 flex-1 text-xs text-ink-3">
              {changed.length > 0
                ? t.changed({ count: changed.length })
                : outcome?.kind === 'saved'
                  ? t.saved()
                  : t.unchanged()}
            </output>
            <p className="ms-auto flex shrink-0 gap-x-4 text-sm">
              <PageLink
                to={links.offering(entry.item_id)}
                className="link inline-flex min-h-11 items-center max-sm:hidden"
              >
                {t.publicPage()}
              </PageLink>
              <Button kind="quiet" title={t.leaveText()} onClick={onLeave}>
                {t.leave()}
              </Button>
            </p>
          </>
        }
      />
    </form>
  )
}
