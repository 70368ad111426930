import { changeListQuery, type ListQuery } from './list-query.ts'
import { statusFlags, type StatusFlag } from './list-flags.ts'

/** The tabs above the list, in their order. */
export const sections = ['all', 'before', 'ongoing', 'finished'] as const
export type Section = (typeof sections)[number]

type StatusGroup = Readonly<Record<StatusFlag, boolean>>

const sectionStatuses: Readonly<Record<Section, StatusGroup>> = {
  all: { incoming: true, ongoing: true, succeeded: true, failed: true },
  before: { incoming: true, ongoing: false, succeeded: false, failed: false },
  ongoing: { incoming: false, ongoing: true, succeeded: false, failed: false },
  finished: { incoming: false, ongoing: false, succeeded: true, failed: true },
}

/** The tab whose flags are on, exactly; any other combination, such as incoming and failed, is All. */
export function sectionOf(query: StatusGroup): Section {
  const isShown = (section: Section) =>
    statusFlags.every((flag) => sectionStatuses[section][flag] === query[flag])
  return sections.find(isShown) ?? 'all'
}

export function selectSection(query: ListQuery, section: Section): ListQuery {
  return changeListQuery(query, sectionStatuses[section])
}

/** In the other tabs the tab itself says which statuses are shown. */
export function hasStatusCheckboxes(query: StatusGroup): boolean {
  return sectionOf(query) === 'all'
}
