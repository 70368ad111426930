/** The field of a project's form with the mail address of its sender. */
export const addressName = 'feedback_email'
