const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it may stand in HTML or XML, between tags and in a quoted attribute: `A & "B"` → `A &amp; &quot;B&quot;`. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => references[character] ?? character)
}
