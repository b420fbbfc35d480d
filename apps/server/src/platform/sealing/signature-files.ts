import { readFileSync } from 'node:fs'
import type { Evidence } from './evidence.ts'

/** What templates that show signatures import, and the pictures of the drawn and uploaded ones, by name. */
export function signatureFiles({ signers }: Evidence): Record<string, Uint8Array | string> {
  const files: Record<string, Uint8Array | string> = { ...TEMPLATES }
  for (const { position, signature } of signers) {
    if (signature.kind === 'typed') continue
    files[signatureImageName(position)] = Buffer.from(signature.pngBase64, 'base64')
  }
  return files
}

export function signatureImageName(position: number): string {
  return `signature-${position}.png`
}

const TEMPLATES = {
  'style.typ': readTemplate('../pdf/templates/style.typ'),
  'typed-signature.typ': readTemplate('./templates/typed-signature.typ'),
}

function readTemplate(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
