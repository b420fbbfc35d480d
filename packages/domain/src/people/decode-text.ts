/** How the bytes of a text file were read. */
export type TextEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

export type DecodedText =
  | { text: string; encoding: TextEncoding; refusal: null }
  | { text: null; encoding: null; refusal: 'LIST_IS_WORKBOOK' | 'LIST_IS_NOT_TEXT' }

/**
 * Decodes a text file: UTF-8, or what spreadsheets write besides: UTF-16 (with or without its mark) and Windows-1252.
 * Workbooks and other binary files are refused.
 *
 * @example decodeText(new Uint8Array([0x42, 0xe9])).text // 'Bé'
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return refused('LIST_IS_WORKBOOK')
  const wide = wideEncoding(bytes)
  if (wide) return read(new TextDecoder(wide).decode(bytes), 'UTF-16')
  try {
    return read(new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'UTF-8')
  } catch {
    return read(new TextDecoder('windows-1252').decode(bytes), 'Windows-1252')
  }
}

function read(text: string, encoding: TextEncoding): DecodedText {
  // Undecodable bytes, and characters that no list contains: a picture, a PDF, an archive.
  // oxlint-disable-next-line no-control-regex -- these are the control characters that are looked for
  if (/[\x00-\x08\x0e-\x1f\ufffd]/.test(text)) return refused('LIST_IS_NOT_TEXT')
  return { text, encoding, refusal: null }
}

function refused(refusal: 'LIST_IS_WORKBOOK' | 'LIST_IS_NOT_TEXT'): DecodedText {
  return { text: null, encoding: null, refusal }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

/** Without its mark, UTF-16 shows by the zero byte of each Latin letter. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const sample = bytes.subarray(0, 4096)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1
  const [even, odd] = zeros as [number, number]
  if (bytes.length % 2 === 1 || Math.max(even, odd) < sample.length / 4) return null
  if (even > 0 && odd > 0) return null
  return odd > 0 ? 'utf-16le' : 'utf-16be'
}
