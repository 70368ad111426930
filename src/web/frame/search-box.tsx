import { useId, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../i18n/use-messages.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { CarriedInputs } from '../reader/carried-inputs.tsx'
import { useLinks } from '../reader/use-links.ts'

/** A plain GET form: it works before and without JavaScript, which only spares the reader a new document. */
export function SearchBox() {
  const t = useMessages('frame')
  const links = useLinks()
  const id = useId()
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const [action = ''] = links.search().split('?', 1)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    void navigate(links.search(typeof text === 'string' ? text : ''))
  }
  return (
    <search className="relative block">
      <form action={action} onSubmit={search}>
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
        <CarriedInputs />
        <button type="submit" className="sr-only">
          {t.searchSubmit()}
        </button>
      </form>
    </search>
  )
}
