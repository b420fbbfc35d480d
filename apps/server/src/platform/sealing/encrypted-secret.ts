import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { MasterKey } from './master-key.ts'

/** An encrypted secret as the database stores it: AES-256-GCM, its parts in base64. */
export interface EncryptedSecret {
  masterKeyId: string
  nonce: string
  /** The ciphertext with its 16-byte tag at the end. */
  ciphertext: string
}

/** What a secret is bound to. Moved to another owner or purpose, it does not decrypt. */
export interface SecretBinding {
  /** Such as `seal-key`. */
  purpose: string
  /** The id of the company, or `installation`. */
  owner: string
}

export class SecretError extends Error {}

/** @example encryptSecret(masterKey, { purpose: 'seal-key', owner: companyId }, pkcs8) */
export function encryptSecret(
  masterKey: MasterKey,
  binding: SecretBinding,
  plaintext: Uint8Array,
): EncryptedSecret {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, masterKey.bytes, nonce)
  cipher.setAAD(boundTo(binding, masterKey.id))
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
  return {
    masterKeyId: masterKey.id,
    nonce: nonce.toString('base64'),
    ciphertext: ciphertext.toString('base64'),
  }
}

/** @throws SecretError for another master key, owner or purpose, or if a single bit changed. */
export function decryptSecret(
  masterKey: MasterKey,
  binding: SecretBinding,
  secret: EncryptedSecret,
): Uint8Array {
  if (secret.masterKeyId !== masterKey.id) {
    throw new SecretError(
      `Encrypted with the master key ${secret.masterKeyId}, not ${masterKey.id}`,
    )
  }
  const sealed = Buffer.from(secret.ciphertext, 'base64')
  const nonce = Buffer.from(secret.nonce, 'base64')
  if (sealed.length < tagBytes || nonce.length !== nonceBytes) throw new SecretError('Cut secret')
  const decipher = createDecipheriv(algorithm, masterKey.bytes, nonce, { authTagLength: tagBytes })
  decipher.setAAD(boundTo(binding, secret.masterKeyId))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes))
  try {
    const head = decipher.update(sealed.subarray(0, sealed.length - tagBytes))
    return Buffer.concat([head, decipher.final()])
  } catch {
    throw new SecretError(`The ${binding.purpose} is not one of ${binding.owner}, or was changed`)
  }
}

/** JSON delimits the parts: no two bindings have the same bytes. */
function boundTo(binding: SecretBinding, masterKeyId: string): Buffer {
  return Buffer.from(
    JSON.stringify(['tacite-secret-1', binding.purpose, binding.owner, masterKeyId]),
  )
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
