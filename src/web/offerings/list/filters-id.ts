/** Names the sheet to the button that opens it. */
export const filtersId = 'filters'
