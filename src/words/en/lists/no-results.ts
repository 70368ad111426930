import type { Translation } from '../../dictionary.ts'

export default {
  title: 'No projects found',
  text: 'Try changing the filters or searching for something else.',
  pastEndTitle: 'There are no projects on this page',
  pastEndText: 'You’ve gone past the last page.',
  firstPage: 'Go to the first page',
} satisfies Translation<'lists/no-results'>
