export class InboxRefused extends Error {}
