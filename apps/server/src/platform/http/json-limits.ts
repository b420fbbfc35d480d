/** How large a JSON body may be, and how it may be built. */
export interface JsonLimits {
  bytes: number
  depth: number
  /** Values of arrays and objects, all together. */
  values: number
}

/** A form with a dozen fields; nobody who is not signed in sends more. */
export const ANONYMOUS_JSON: JsonLimits = { bytes: 64 * 1024, depth: 10, values: 2_000 }

/** The longest section with its tables, a thousand addresses, a signature as a picture. */
export const SIGNED_IN_JSON: JsonLimits = { bytes: 4 * 1024 * 1024, depth: 200, values: 300_000 }

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/**
 * Which limit a JSON text exceeds, before it is parsed: parsing one that is nested 100,000 deep holds every other
 * request for a third of a second. Null: none; whether it is JSON at all is the parser's to say.
 */
export function exceededJsonLimit(text: string, limits: JsonLimits): 'depth' | 'values' | null {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (OPENING.has(code)) {
      depth += 1
      values += 1
    } else if (CLOSING.has(code)) depth -= 1
    else if (code === COMMA) values += 1
    if (depth > limits.depth) return 'depth'
    if (values > limits.values) return 'values'
  }
  return null
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at += 1
    else if (code === QUOTE) return at
  }
  return text.length
}
