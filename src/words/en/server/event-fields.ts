import type { Translation } from '../../dictionary.ts'

export default {
  type: 'Type',
  token: 'Token',
  title: 'Title',
  description: 'Description',
  start: 'Start',
  end: 'End',
  precision: 'Date precision',
  zone: 'Time zone',
  place: 'Location',
  proof: 'Link to the announcement',
  email: 'Email',
} satisfies Translation<'event-fields'>
