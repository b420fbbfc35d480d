/** The style attribute as written: a page's policy keeps the browser from applying it, not us from reading it. */
export function readStyle(element: Element): Map<string, string> {
  const rules = (element.getAttribute('style') ?? '').split(';')
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
