/** The query of a page: names and texts, as in the server's own filter syntax (`status=eq:SIGNED`). */
export type PlainSearch = Record<string, string | undefined>

/** Parses `?a=1&b=x` without guessing types: a reference 20260001 stays a text. */
export function parsePlainSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Serialises it; `$ : , /` stay readable in the address, as the specification writes them. */
export function writePlainSearch(search: PlainSearch): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${encodeReadably(name)}=${encodeReadably(value)}`],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function encodeReadably(text: string): string {
  return encodeURIComponent(text).replace(/%(?:24|3A|2C|2F)/g, decodeURIComponent)
}
