/** Names the sheet to the button that opens it. */
export const filtersId = 'filters'

/** Where a keyboard goes on from when it skips the filters or removes the last of them. */
export const resultsId = 'results'
