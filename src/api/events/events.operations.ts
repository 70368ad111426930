import { Refusal } from '../../contract/problems/problem.ts'
import { checkEventQuery } from '../../domain/events/event-query.ts'
import type { Database } from '../database/database.ts'
import type { Implementations } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import { presentGroups, type Presenting } from './events.presenter.ts'
import { searchEvents } from './events.store.ts'

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    events: 'events'
  }
}

interface Needs {
  readonly database: Database
  readonly coinOf: Presenting['coinOf']
}

export function implementEvents({ database, coinOf }: Needs): Pick<Implementations, 'searchEvents'> {
  return {
    async searchEvents(parameters, { language, dependsOn }) {
      const checked = checkEventQuery(parameters)
      if ('errors' in checked) {
        const errors = checked.errors.map(({ field, code }) => fieldError({ field, code, language }))
        throw new Refusal('invalid_input', { errors })
      }
      dependsOn?.('events')
      const { rows, total } = await searchEvents(checked.query, database)
      return { groups: presentGroups(rows, { language, coinOf }), total }
    },
  }
}
