export const searchTextLimit = 100

/**
 * What was typed, as it is searched for and shown: one line without stray spaces, invisible control
 * characters or halves of broken emoji, accents composed. `  bit\n coin ` is `bit coin`.
 */
export function cleanSearchText(typed: string): string {
  return typed
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .normalize('NFC')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** The limit counts code points and not visible characters, because one visible letter can carry thousands of accents. */
export function isSearchTextTooLong(clean: string): boolean {
  return clean.length > searchTextLimit && Array.from(clean).length > searchTextLimit
}

export function cutSearchText(clean: string): string {
  return isSearchTextTooLong(clean) ? Array.from(clean).slice(0, searchTextLimit).join('').trim() : clean
}

export function readSearchText(text: string): string | undefined {
  const clean = cleanSearchText(text)
  return isSearchTextTooLong(clean) ? undefined : clean
}
