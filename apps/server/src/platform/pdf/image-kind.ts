const signatures: readonly { extension: string; offset: number; bytes: readonly number[] }[] = [
  { extension: 'png', offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { extension: 'jpg', offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { extension: 'gif', offset: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { extension: 'webp', offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
]

/**
 * The file extension of an image that a PDF may embed, by its first bytes, whatever its name; undefined for anything
 * else (SVG too: it may refer to other files).
 */
export function imageExtension(bytes: Uint8Array): string | undefined {
  return signatures.find((signature) =>
    signature.bytes.every((byte, index) => bytes[signature.offset + index] === byte),
  )?.extension
}
