import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/**
 * The certificates in a file: one in DER, or one or more in PEM.
 *
 * @throws Error naming the file, when it cannot be read or contains anything else.
 */
export async function readCertificateFile(path: string): Promise<Uint8Array[]> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new Error(`${path} cannot be read.`, { cause })
  })
  const blocks = bytes.toString('latin1').match(PEM_BLOCK) ?? [bytes]
  try {
    return blocks.map((block) => new X509Certificate(block).raw)
  } catch (cause) {
    throw new Error(`${path} is not a certificate.`, { cause })
  }
}

const PEM_BLOCK = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
