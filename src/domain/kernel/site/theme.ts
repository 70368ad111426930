/** As an address asks for it: `?theme=dark`. */
export type Theme = 'light' | 'dark'
