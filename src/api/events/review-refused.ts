/** The reviewer's command cannot be carried out; the message says why. */
export class ReviewRefused extends Error {}
