/** What a reviewer asked for cannot be done; the message says why. */
export class ReviewRefused extends Error {}
