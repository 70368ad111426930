/** Events and calendars begin with the first block of Bitcoin. */
export const minYear = 2009
/** They end this many years from now: without an end, crawlers would follow the months of the calendar forever. */
export const maxYearsAhead = 10
