/** What an operator asked of the inbox cannot be done; the message says why. */
export class InboxRefused extends Error {}
