export const filtersId = 'filters'

/** The id of the results, which get the focus after skipping the filters or removing the last tag. */
export const resultsId = 'results'
