import { Form } from 'react-router'
import { searchTextLimit } from '../../domain/offerings/list/search-text.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { carriedIn } from '../addresses/links.ts'
import { useWholeSearch } from '../reader/use-whole-search.ts'
import { Button } from '../ui/controls/button.tsx'
import { Input } from '../ui/controls/input.tsx'
import { blogPath } from '../../words/addresses/addresses.ts'

/** A plain form: it works before any script does. */
export function PostSearch({ q }: { q: string }) {
  const t = useMessages('blog/page')
  const carried = carriedIn(new URLSearchParams(useWholeSearch()))
  return (
    <search>
      <Form action={blogPath({})} className="flex gap-2">
        <Input
          key={q}
          type="search"
          name="q"
          icon="search"
          maxLength={searchTextLimit}
          defaultValue={q}
          aria-label={t.search()}
          placeholder={t.searchPlaceholder()}
          className="min-w-0 flex-1"
        />
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t.searchButton()}</Button>
      </Form>
    </search>
  )
}
