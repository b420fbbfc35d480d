import { fileRefused } from '../parser-refusal.ts'

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Replaces the five XML entities and character references; any other entity would need a DOCTYPE.
 * @throws Refused FILE_UNREADABLE
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&([^;&]{0,12};?)/g, (_, written: string) => {
    const name = written.endsWith(';') ? written.slice(0, -1) : ''
    const character = NAMED[name] ?? characterOf(name)
    if (character === undefined) {
      throw fileRefused('FILE_UNREADABLE', undefined, `xml: entity ${name}`)
    }
    return character
  })
}

function characterOf(name: string): string | undefined {
  const number = /^#(?:x([0-9a-fA-F]+)|(\d+))$/.exec(name)
  if (!number) return undefined
  const code = number[1] ? Number.parseInt(number[1], 16) : Number(number[2])
  return isXmlCharacter(code) ? String.fromCodePoint(code) : undefined
}

/** XML 1.0, production 2. */
function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code > 0xffff && code <= 0x10ffff)
}
