/** The theme in an address: `?theme=dark`. */
export type Theme = 'light' | 'dark'
