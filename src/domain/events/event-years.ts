/** Events and calendars begin with the first block of Bitcoin. */
export const minYear = 2009
/**
 * Events and calendars end this many years from now. Without a last year, crawlers would follow the links from month to month
 * forever.
 */
export const maxYearsAhead = 10
