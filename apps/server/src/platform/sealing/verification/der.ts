/** One DER element (X.690) with its encoded bytes. */
export interface DerElement {
  /** The identifier octet: class, constructed bit and number. */
  tag: number
  /** Header and content. */
  bytes: Uint8Array
  content: Uint8Array
}

/** Bytes that are not DER: an alternative encoding of the same value is refused. */
export class DerError extends Error {}

/** Parses bytes that are exactly one element. */
export function readDer(bytes: Uint8Array): DerElement {
  const element = readDerPrefix(bytes)
  if (element.bytes.length !== bytes.length) throw new DerError('Bytes after the end')
  return element
}

/** Parses the element at the start of the bytes. */
export function readDerPrefix(bytes: Uint8Array): DerElement {
  const [tag, first] = bytes
  if (tag === undefined || first === undefined) throw new DerError('Cut header')
  if ((tag & 0x1f) === 0x1f) throw new DerError('Long tag')
  const { length, headerLength } = readLength(bytes, first)
  const end = headerLength + length
  if (end > bytes.length) throw new DerError('Cut content')
  return { tag, bytes: bytes.subarray(0, end), content: bytes.subarray(headerLength, end) }
}

/** The elements inside a constructed element. */
export function readDerChildren({ tag, content }: DerElement): DerElement[] {
  if ((tag & 0x20) === 0) throw new DerError('Not constructed')
  const children: DerElement[] = []
  for (let rest = content; rest.length > 0;) {
    const child = readDerPrefix(rest)
    children.push(child)
    rest = rest.subarray(child.bytes.length)
  }
  return children
}

/** The elements of a sequence, or of another constructed element with the given tag. */
export function readDerSequence(element: DerElement | undefined, tag: number = derTag.sequence) {
  return readDerChildren(expectTag(element, tag))
}

/** @throws DerError when the element is missing or has another tag. */
export function expectTag(element: DerElement | undefined, tag: number): DerElement {
  if (element?.tag !== tag) throw new DerError(`Tag ${element?.tag} instead of ${tag}`)
  return element
}

/** @example readDerOid(element) // '1.2.840.113549.1.7.2' */
export function readDerOid(element: DerElement | undefined): string {
  const { content } = expectTag(element, derTag.oid)
  const parts: number[] = []
  let value = 0
  for (const byte of content) {
    if (value === 0 && byte === 0x80) throw new DerError('Padded object identifier')
    value = value * 128 + (byte & 0x7f)
    if (value > Number.MAX_SAFE_INTEGER / 128) throw new DerError('Endless object identifier')
    if ((byte & 0x80) !== 0) continue
    parts.push(value)
    value = 0
  }
  const [head, ...tail] = parts
  if (head === undefined || ((content.at(-1) ?? 0) & 0x80) !== 0)
    throw new DerError('Cut identifier')
  const root = Math.min(Math.floor(head / 40), 2)
  return [root, head - 40 * root, ...tail].join('.')
}

/** A small non-negative integer. */
export function readDerInteger(element: DerElement | undefined): number {
  const { content } = expectTag(element, derTag.integer)
  const [first, second = 0] = content
  if (first === undefined || first > 0x7f || content.length > 6) throw new DerError('Integer')
  if (first === 0 && content.length > 1 && second < 0x80) throw new DerError('Padded integer')
  return content.reduce((value, byte) => value * 256 + byte, 0)
}

/** UTCTime or GeneralizedTime, in UTC, to the second or finer. */
export function readDerTime(element: DerElement | undefined): Date {
  const text = Buffer.from(element?.content ?? []).toString('latin1')
  const pattern = element?.tag === derTag.utcTime ? utcTime : generalizedTime
  const parts = pattern.exec(text)
  if (!parts || (element?.tag !== derTag.utcTime && element?.tag !== derTag.generalizedTime)) {
    throw new DerError('Time')
  }
  const [, year = '', month, day, hour, minute, second, fraction = ''] = parts
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19'
  const at = new Date(`${century}${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`)
  if (Number.isNaN(at.getTime())) throw new DerError('Time')
  return at
}

export const derTag = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  context0: 0xa0,
  context1: 0xa1,
  context3: 0xa3,
} as const

const utcTime = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/
const generalizedTime = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{1,6})?Z$/

function readLength(bytes: Uint8Array, first: number): { length: number; headerLength: number } {
  if (first < 0x80) return { length: first, headerLength: 2 }
  const count = first & 0x7f
  const digits = bytes.subarray(2, 2 + count)
  if (count === 0 || count > 4 || digits.length !== count) throw new DerError('Length')
  const length = digits.reduce((value, byte) => value * 256 + byte, 0)
  if (length < 0x80 || digits[0] === 0) throw new DerError('Length longer than needed')
  return { length, headerLength: 2 + count }
}
