/** Four times what a page of small print holds. What a file hides behind it would keep the search for days busy. */
const MOST_SIGNS = 20_000

/** What is kept of the text of a page. */
export function pageText(text: string): string {
  return text.replaceAll('\u0000', '').slice(0, MOST_SIGNS)
}
