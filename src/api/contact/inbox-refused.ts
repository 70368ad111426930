/** A command of an operator on the inbox cannot be carried out; the message says why. */
export class InboxRefused extends Error {}
