/** Characters kept of each text. A list shows less of an excerpt, but what was written is not thrown away. */
export const offeringLimits = { name: 120, symbol: 60, slogan: 200, excerpt: 1000, desc: 20_000, other: 120 }
