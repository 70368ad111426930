import { boxNames, type BoxName } from './filter-boxes.ts'
import type { ListQuery } from './list-fields.ts'
import { changeListQuery } from './list-query.ts'

export const sections = ['all', 'before', 'ongoing', 'finished'] as const
export type Section = (typeof sections)[number]

type StatusBoxes<Value> = Readonly<Record<BoxName<'statuses'>, Value>>

const sectionStatuses: Readonly<Record<Section, StatusBoxes<boolean>>> = {
  all: { incoming: true, ongoing: true, succeeded: true, failed: true, outcomeUnknown: true },
  before: { incoming: true, ongoing: false, succeeded: false, failed: false, outcomeUnknown: false },
  ongoing: { incoming: false, ongoing: true, succeeded: false, failed: false, outcomeUnknown: false },
  finished: { incoming: false, ongoing: false, succeeded: true, failed: true, outcomeUnknown: true },
}

/**
 * The tab whose status boxes are exactly the checked ones; any other combination, such as incoming and failed, is All. The
 * tab Finished contains both known outcomes, with or without the unknown ones.
 */
export function sectionOf(query: StatusBoxes<boolean>): Section {
  const isShown = (section: Section) =>
    boxNames('statuses').every(
      (box) =>
        sectionStatuses[section][box] === query[box] || (section === 'finished' && box === 'outcomeUnknown'),
    )
  return sections.find(isShown) ?? 'all'
}

export function selectSection(query: ListQuery, section: Section): ListQuery {
  return changeListQuery(query, sectionStatuses[section])
}

/** Only the tab All shows checkboxes for the statuses; the other tabs determine the statuses themselves. */
export function hasStatusCheckboxes(query: StatusBoxes<boolean>): boolean {
  return sectionOf(query) === 'all'
}

export function sectionCounts(statuses: StatusBoxes<number>): Record<Section, number> {
  const count = (section: Section) =>
    boxNames('statuses').reduce((sum, box) => sum + (sectionStatuses[section][box] ? statuses[box] : 0), 0)
  return {
    all: count('all'),
    before: count('before'),
    ongoing: count('ongoing'),
    finished: count('finished'),
  }
}
