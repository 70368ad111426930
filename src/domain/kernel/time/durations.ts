/** In milliseconds. */
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
export const week = 7 * day
/** Without a leap day. */
export const year = 365 * day

/** For protocols and sources that count seconds: `Cache-Control`, Unix time. */
export const minuteInSeconds = minute / second
export const hourInSeconds = hour / second
export const dayInSeconds = day / second
export const yearInSeconds = year / second
