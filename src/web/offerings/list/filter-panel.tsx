import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { DayPreset } from '../../../domain/kernel/time/calendar-day.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { FilterFields } from './filter-fields.tsx'
import { filtersId } from './filters-id.ts'
import type { LoadedList } from './list.load.ts'
import { ResetLink } from './reset-link.tsx'
import { changedName, useFormNavigation } from './use-form-navigation.ts'

/**
 * Beside the list on wide screens; on others a sheet that the browser itself opens and closes (`popover`), so both
 * work without JavaScript. So does the form, by GET; with JavaScript each change shows its results at once.
 */
export default function FilterPanel({ list }: { list: LoadedList }) {
  const t = useMessages('offerings')
  const { pathname, search } = useLocation()
  const go = useFormNavigation()
  const panel = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(search)
  useEffect(() => {
    if (form.current === null) return
    if (shown.current !== search) showAddress(form.current)
    // What was chosen before the page was hydrated counts.
    else {
      const touched = touchedNames(form.current)
      if (touched.length > 0) void go(form.current, touched)
    }
    shown.current = search
    // oxlint-disable-next-line react/exhaustive-deps -- only the address matters
  }, [search])

  const applyPreset = async (preset: DayPreset) => {
    if (form.current === null) return
    const { daysOfPreset } = await import('./form-address.ts')
    const days = Object.entries(daysOfPreset(preset))
    for (const [name, day] of days) setField(form.current, name, day)
    await go(
      form.current,
      days.map(([name]) => name),
    )
  }
  return (
    <section ref={panel} id={filtersId} popover="auto" aria-label={t.filters()} className="filter-panel">
      <form
        ref={form}
        action={pathname}
        autoComplete="off"
        onChange={(event) => void go(event.currentTarget, [changedName(event)])}
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
        <div className="filter-fields">
          <CarriedInputs />
          <FilterFields list={list} onPreset={(preset) => void applyPreset(preset)} />
        </div>
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

/** The address is the only state: back, forward and every link bring the fields to what it says. */
function showAddress(form: HTMLFormElement): void {
  form.reset()
  // A select goes back to how it began, so it is told.
  for (const select of form.querySelectorAll('select')) select.value = select.dataset['shown'] ?? ''
}

function touchedNames(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((field) => {
    if (field instanceof HTMLSelectElement) return field.value === field.dataset['shown'] ? [] : [field.name]
    if (!(field instanceof HTMLInputElement)) return []
    const isAsSent = field.checked === field.defaultChecked && field.value === field.defaultValue
    return isAsSent ? [] : [field.name]
  })
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
