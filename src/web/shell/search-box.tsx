import { useId } from 'react'
import { Form, useLocation } from 'react-router'
import { keptParameters } from '../links.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Icon } from '../ui/icon.tsx'
import { useLinks } from './use-links.ts'

/** A plain GET form: it works before and without JavaScript. */
export function SearchBox() {
  const t = useMessages('shell')
  const links = useLinks()
  const id = useId()
  const query = new URLSearchParams(useLocation().search)
  const [action = '/search'] = links.search().split('?', 1)
  return (
    <search className="relative block">
      <Form action={action} method="get">
        <label htmlFor={id} className="sr-only">
          {t.searchLabel()}
        </label>
        <Icon
          name="search"
          className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-ink-3"
        />
        <input
          key={query.get('q')}
          id={id}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={query.get('q') ?? ''}
          placeholder={t.searchLabel()}
          className="control w-full ps-10 text-ellipsis"
        />
        {keptParameters.map((name) => {
          const value = query.get(name)
          return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
        })}
        <button type="submit" className="sr-only">
          {t.searchSubmit()}
        </button>
      </Form>
    </search>
  )
}
