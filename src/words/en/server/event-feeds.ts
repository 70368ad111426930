import type { Translation } from '../../dictionary.ts'

export default {
  calendar: '{site} event calendar',
  calendarOf: '{site} event calendar ({filter})',
  token: 'Token',
  people: 'Community',
  company: 'Company',
  about: 'Crypto events: listings, airdrops, forks, meetups and more.',
  monthOnly: '{title} (in {month}, exact date TBA)',
  withdrawn: 'This event has been withdrawn.',
  proofLine: 'Announcement: {url}',
  placeLine: 'Location: {place}',
  whenLine: 'Date: {date}',
  periodLine: 'Dates: {from} – {to}',
} satisfies Translation<'event-feeds'>
