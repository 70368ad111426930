/** An import or export cannot be carried out; the message, one line, says why. */
export class TransferRefused extends Error {}
