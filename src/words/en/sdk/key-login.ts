import type { Translation } from '../../dictionary.ts'

export default {
  heading: 'Log in with this browser’s key',
  text: 'You don’t need the app. A key made in this browser signs the login, and it never leaves the browser.',
  limits: 'Before you start',
  limitHere:
    'It works only in this browser and on the English site. The key can’t be moved to another browser.',
  limitLost:
    'If you clear the site’s data, the key is gone and you can no longer manage the dApps you made. A browser may also clear it on its own after a long absence.',
  limitShared: 'Anyone who can use this browser can log in.',
  limitSandbox: 'Only sandbox test assets move here. They are worth nothing.',
  loading: 'Looking for a key',
  name: 'Display name',
  nameHelp:
    'Shown in your list of dApps and to people you invite to quizzes. Up to {userNameCharacters} characters.',
  nameMissing: 'Enter a display name.',
  create: 'Create a key and log in',
  known: 'This browser holds the key of {name}. Quizzes and the test wallet use the same key.',
  logInAs: 'Log in as {name}',
  waiting: 'Logging in',
  forgotten: 'The site no longer knows this key',
  forgottenText: 'Enter a display name to register as a new user. Your earlier dApps won’t come back.',
  refused: 'We couldn’t log you in',
  refusedText: 'Please try again in a moment.',
  offline: 'You’re offline',
  offlineText: 'Try again once you’re connected.',
  unsupported: 'This browser can’t make a key',
  unsupportedText: 'Try a current version of Chrome, Edge, Firefox or Safari. Private windows may not work.',
  withApp: 'Log in with the CoinView app',
  appAwaited: 'The CoinView app isn’t out yet. The QR code works only if you have a development build.',
} satisfies Translation<'sdk/key-login'>
