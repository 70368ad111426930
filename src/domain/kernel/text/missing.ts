/** Shown for an unknown value. Never 0: a sale that raised nothing is not a sale without figures. */
export const missing = '-'
