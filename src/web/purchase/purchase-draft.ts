/**
 * The form draft survives in the browser tab until the payment. The form writes it, the page after the checkout deletes
 * it.
 */
export const purchaseDraftKey = 'purchase-draft'
