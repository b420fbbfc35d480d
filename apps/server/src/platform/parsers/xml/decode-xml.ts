import { fileRefused } from '../parser-refusal.ts'

/** The text of an XML part by its byte order mark; without one it is UTF-8 (XML 1.0, appendix F). */
export function decodeXml(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw fileRefused('FILE_UNREADABLE', undefined, 'xml: not in its declared encoding')
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  return 'utf-8'
}
