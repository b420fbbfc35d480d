import type { Evidence } from './evidence.ts'

/** The pictures of the drawn and uploaded signatures, by the names used in templates. */
export function signatureImages({ signers }: Evidence): Record<string, Uint8Array> {
  const images: Record<string, Uint8Array> = {}
  for (const { position, signature } of signers) {
    if (signature.kind === 'typed') continue
    images[signatureImageName(position)] = Buffer.from(signature.pngBase64, 'base64')
  }
  return images
}

export function signatureImageName(position: number): string {
  return `signature-${position}.png`
}
