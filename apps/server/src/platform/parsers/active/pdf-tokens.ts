/** A piece of a PDF object: a name or a string with its escapes read, or any other word. */
export interface PdfToken {
  type: 'name' | 'string' | 'word'
  text: string
  /** Where it ends. */
  end: number
}

const IS_SPACE = setOf('\0\t\n\f\r ')
const IS_DELIMITER = setOf('()<>[]{}/%')

/**
 * The pieces of objects from `start` on. The bytes stand as Latin-1, so that offsets are those of the file. Source:
 * ISO 32000-2, 7.2 and 7.3.
 */
export function* pdfTokens(text: string, start: number): Generator<PdfToken> {
  let at = start
  while (at < text.length) {
    const code = text.charCodeAt(at)
    const character = text[at]
    if (IS_SPACE.has(code)) at += 1
    else if (text.startsWith('<<', at)) at += 2
    else if (character === '%') at = endOfComment(text, at)
    else if (character === '/') {
      const end = endOfWord(text, at + 1)
      yield { type: 'name', text: readName(text.slice(at + 1, end)), end }
      at = end
    } else if (character === '(') {
      const read = readLiteral(text, at)
      yield { type: 'string', text: read.text, end: read.end }
      at = read.end
    } else if (character === '<') {
      const close = text.indexOf('>', at)
      const end = close < 0 ? text.length : close + 1
      yield { type: 'string', text: readHex(text.slice(at + 1, end - 1)), end }
      at = end
    } else if (IS_DELIMITER.has(code)) at += 1
    else {
      const end = endOfWord(text, at)
      yield { type: 'word', text: text.slice(at, end), end }
      at = end
    }
  }
}

function endOfComment(text: string, at: number): number {
  const rest = /[\r\n]/g
  rest.lastIndex = at
  return rest.exec(text)?.index ?? text.length
}

function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (IS_SPACE.has(code) || IS_DELIMITER.has(code)) break
    at += 1
  }
  return at
}

/** `/J#61vaScript` is another way to write `/JavaScript`. */
function readName(written: string): string {
  return written.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function readLiteral(text: string, start: number): { text: string; end: number } {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '(') depth += 1
    else if (character === ')') {
      depth -= 1
      if (depth === 0) return { text: unescaped(text.slice(start + 1, at)), end: at + 1 }
    }
  }
  return { text: '', end: text.length }
}

function unescaped(written: string): string {
  return written.replaceAll(/\\([0-7]{1,3}|\r?\n|[\s\S])/g, (_, after: string) => {
    if (/^[0-7]/.test(after)) return String.fromCharCode(Number.parseInt(after, 8) & 0xff)
    return /\n/.test(after) ? '' : after
  })
}

function readHex(written: string): string {
  return Buffer.from(written.replaceAll(/[^0-9a-fA-F]/g, ''), 'hex').toString('latin1')
}

function setOf(characters: string): ReadonlySet<number> {
  return new Set([...characters].map((character) => character.charCodeAt(0)))
}
