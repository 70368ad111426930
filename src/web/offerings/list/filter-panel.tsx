import { use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { DayPreset } from '../../../domain/kernel/time/calendar-day.ts'
import { LanguageContext, useMessages } from '../../i18n/use-messages.ts'
import { CachedMarkup } from '../../page/cached-markup.tsx'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { FilterFields } from './filter-fields.tsx'
import { filtersId } from './filters-id.ts'
import type { LoadedList } from './list.load.ts'
import { latestAddress, resolveFiltersHydrated } from './requested-addresses.ts'
import { ResetLink } from './reset-link.tsx'
import { changedName, useFormNavigation } from './use-form-navigation.ts'
import { isSheetOpen, useSheet } from './use-sheet.ts'

/**
 * The filters: beside the list on wide screens, otherwise a sheet that the browser opens and closes (`popover`). Both work
 * without JavaScript, and so does the GET form; with JavaScript each change shows its results at once.
 */
export default function FilterPanel({ list }: { list: LoadedList }) {
  const t = useMessages('offerings')
  const { language } = use(LanguageContext)
  const { pathname, search, key } = useLocation()
  const go = useFormNavigation()
  const panel = useRef<HTMLElement>(null)
  const dialog = useSheet(panel)
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (form.current === null) return
    if (shown.current === undefined) {
      // The plain form has worked before hydration, so choices that were made in it are applied now.
      const touched = touchedNames(form.current)
      if (touched.length > 0) void go(new FormData(form.current), touched)
      resolveFiltersHydrated()
    } else {
      // If the reader has made newer choices than the list that has just arrived, the fields keep them.
      if (latestAddress(search) !== search) return
      showAddress(form.current)
    }
    shown.current = search
    // oxlint-disable-next-line react/exhaustive-deps -- only a navigation matters, also one to the same address
  }, [search, key])

  const choose = (fields: FormData, name: string) => go(fields, [name], { replace: isSheetOpen() })
  const applyPreset = async (preset: DayPreset) => {
    const { periodToday } = await import('./form-address.ts')
    const fields = new FormData()
    fields.set('period', periodToday({ preset, language }))
    await choose(fields, 'period')
  }
  return (
    <section
      ref={panel}
      id={filtersId}
      popover="auto"
      aria-label={t.filters()}
      className="filter-panel"
      {...dialog}
    >
      <form
        ref={form}
        action={pathname}
        autoComplete="off"
        onChange={(event) => void choose(new FormData(event.currentTarget), changedName(event))}
        onSubmit={(event) => {
          event.preventDefault()
          panel.current?.hidePopover()
        }}
      >
        <header className="flex min-h-12 items-center justify-between gap-2 max-panel:ps-5 max-panel:pe-1.5">
          <h2 className="text-md panel:text-sm">{t.filters()}</h2>
          <IconButton
            icon="close"
            label={t.close()}
            popoverTarget={filtersId}
            popoverTargetAction="hide"
            className="panel:hidden"
          />
          <span className="max-panel:hidden">
            <ResetLink href={list.resetHref} />
          </span>
        </header>
        <CachedMarkup as="div" className="filter-fields" of={[list.q, list.filters]} byContent>
          <CarriedInputs />
          <FilterFields list={list} onPreset={(preset) => void applyPreset(preset)} />
        </CachedMarkup>
        <footer className="filter-actions">
          <ResetLink href={list.resetHref} />
          <button type="submit" className="btn btn-primary flex-1">
            {t.applyFilters({ count: list.total })}
          </button>
        </footer>
      </form>
    </section>
  )
}

/**
 * Sets the fields to the values of the address, which is the only state. Each field is set individually, because React does not
 * notice a form reset and would then ignore the next click on a box.
 */
function showAddress(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = field.dataset['shown'] ?? ''
    if (!(field instanceof HTMLInputElement)) continue
    field.checked = field.defaultChecked
    field.value = field.defaultValue
  }
}

function touchedNames(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((field) => {
    if (field instanceof HTMLSelectElement) return field.value === field.dataset['shown'] ? [] : [field.name]
    if (!(field instanceof HTMLInputElement)) return []
    const isAsSent = field.checked === field.defaultChecked && field.value === field.defaultValue
    return isAsSent ? [] : [field.name]
  })
}
