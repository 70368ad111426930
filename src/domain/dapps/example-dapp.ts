export const exampleDappId = 'd_kissaten22'

/** The developer of the example dApp; no device belongs to this user, so no one can log in as them. */
export const exampleDeveloperId = 'cv_kissaten22'
