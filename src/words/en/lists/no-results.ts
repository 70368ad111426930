import type { Translation } from '../../dictionary.ts'

export default {
  title: 'No projects found',
  text: 'Try changing the filters or searching for something else.',
  inMarket: 'Coins in the market',
  searchMarket: 'Search the market for “{q}”',
  searchAll: 'Search all sales for “{q}”',
  byIndustry: 'Show sales in {industry}',
  toMarket: 'See the market',
  toCalendar: 'See the calendar',
  pastEndTitle: 'There are no projects on this page',
  pastEndText: 'You’ve gone past the last page.',
  firstPage: 'Go to the first page',
} satisfies Translation<'lists/no-results'>
