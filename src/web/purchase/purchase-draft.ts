/** What was typed is kept in the tab until it is paid: both the form and the page after the checkout know it. */
export const purchaseDraftKey = 'purchase-draft'
