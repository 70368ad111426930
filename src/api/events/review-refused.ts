export class ReviewRefused extends Error {}
