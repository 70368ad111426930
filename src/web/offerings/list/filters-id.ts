export const filtersId = 'filters'

/** The id of the element with the results. It gets the focus when the reader skips the filters or removes the last tag. */
export const resultsId = 'results'
