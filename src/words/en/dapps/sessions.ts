import type { Translation } from '../../dictionary.ts'

export default {
  loggedInAs: 'Logged in as {name}',
  title: 'Logged-in browsers',
  text: 'Log out any you don’t recognize. Logins expire after {sessionDays} days.',
  current: 'This browser',
  unknown: 'Unknown browser',
  on: '{browser} on {system}',
  since: 'Logged in {date}',
  end: 'Log out',
  endOf: 'Log out {browser}',
  ending: 'Logging out',
  ended: '{browser} was logged out',
  failed: 'We couldn’t log it out. Please try again.',
} satisfies Translation<'dapps/sessions'>
