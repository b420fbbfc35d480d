/** Stores a pasted element's style in an attribute that browsers neither apply nor complain about. */
const setAside = 'data-pasted-style'

/**
 * Parses markup without applying its styles. Our policy forbids inline styles, and browsers report each violation,
 * even in a document that is never displayed.
 */
export function withoutStyling(html: string): string {
  return html
    .replaceAll(/<style[\s>][\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/(<[a-z][^>]*?\s)style(\s*=)/gi, `$1${setAside}$2`)
}

/** The style attribute as written: the page policy keeps the browser from applying it, not us from reading it. */
export function readStyle(element: Element): Map<string, string> {
  const rules = (element.getAttribute(setAside) ?? '').split(';')
  return new Map(
    rules.flatMap((rule) => {
      const colon = rule.indexOf(':')
      if (colon < 0) return []
      return [
        [
          rule.slice(0, colon).trim().toLowerCase(),
          rule
            .slice(colon + 1)
            .trim()
            .toLowerCase(),
        ],
      ]
    }),
  )
}
