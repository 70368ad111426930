const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export function isSubscriptionId(text: string): boolean {
  return pattern.test(text)
}

/** The number under which a buyer and an operator speak of a subscription: `S3F2A9C1B` begins like its id, `3f2a9c1b-…`. */
export function subscriptionNumber(id: string): string {
  return `S${id.slice(0, 8).toUpperCase()}`
}

/** The beginning of the ids that a number stands for; undefined if the text is no number. */
export function readSubscriptionNumber(text: string): string | undefined {
  return /^s([\da-f]{8})$/i.exec(text)?.[1]?.toLowerCase()
}
