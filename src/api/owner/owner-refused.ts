/** A command of an operator on owners or projects cannot be carried out; the message says why. */
export class OwnerRefused extends Error {}
