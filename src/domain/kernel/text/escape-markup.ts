const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for HTML or XML, between tags and in quoted attributes: `A & "B"` → `A &amp; &quot;B&quot;`. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => references[character] ?? character)
}
