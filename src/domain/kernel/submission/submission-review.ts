/** The states of what visitors send for review. Only a waiting submission can be corrected or withdrawn by its sender. */
export const submissionReviews = ['waiting', 'approved', 'refused', 'withdrawn'] as const
export type SubmissionReview = (typeof submissionReviews)[number]

/** How often a sender may correct one submission. Beyond it they withdraw the submission and send another one. */
export const maxCorrections = 10
