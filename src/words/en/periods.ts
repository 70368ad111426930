import type { Translation } from '../dictionary.ts'

export default {
  presetThisWeek: 'This week',
  presetNextWeek: 'Next week',
  presetWeekAfterNext: 'Week after next',
  presetThisMonth: 'This month',
  presetNextMonth: 'Next month',
  presetMonthAfterNext: 'Month after next',
  presetLastWeek: 'Last week',
  presetLastMonth: 'Last month',
  rule: 'Show sales',
  open: 'Open during',
  start: 'Starting in',
  end: 'Ending in',
  tagOpen: 'Open {from} – {to}',
  tagStart: 'Starts {from} – {to}',
  tagEnd: 'Ends {from} – {to}',
} satisfies Translation<'periods'>
