/** What the page of the SDK runs its examples as: a dApp of the site itself. Both names are made up. */
export const exampleDappId = 'd_kissaten22'

/** Its developer, who does not exist; nobody can log in as them, for no device is theirs. */
export const exampleDeveloperId = 'cv_kissaten22'
