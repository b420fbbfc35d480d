import { argon2, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { BackupError } from './backup-error.ts'

/** A secret that only the passphrase opens, in base64: AES-256-GCM under a key that argon2id derives. */
export interface WrappedKey {
  salt: string
  nonce: string
  /** With its 16-byte tag at the end. */
  ciphertext: string
}

/** OWASP asks for 19 MiB and two passes at a sign-in; a backup is opened once, on a bad day. */
const COST = { memory: 65_536, passes: 3, parallelism: 1, tagLength: 32 }
const ALGORITHM = 'aes-256-gcm'
const TAG_BYTES = 16
const LEAST_LETTERS = 12

/**
 * The secret is bound to `content`, a digest of everything else in the backup: a part exchanged by someone who does
 * not know the passphrase is noticed when the key is opened.
 */
export async function wrapKey(
  passphrase: string,
  content: string,
  secret: Uint8Array,
): Promise<WrappedKey> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv(ALGORITHM, await deriveKey(passphrase, salt), nonce)
  cipher.setAAD(boundTo(content))
  const ciphertext = Buffer.concat([cipher.update(secret), cipher.final(), cipher.getAuthTag()])
  return {
    salt: salt.toString('base64'),
    nonce: nonce.toString('base64'),
    ciphertext: ciphertext.toString('base64'),
  }
}

/** @throws BackupError for another passphrase, or when the content is not the one that was wrapped with it. */
export async function unwrapKey(
  passphrase: string,
  content: string,
  { salt, nonce, ciphertext }: WrappedKey,
): Promise<Buffer> {
  const key = await deriveKey(passphrase, Buffer.from(salt, 'base64'))
  const sealed = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(nonce, 'base64'), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(boundTo(content))
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
  try {
    const head = decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES))
    return Buffer.concat([head, decipher.final()])
  } catch (error) {
    throw new BackupError(
      'passphrase',
      'This is not the passphrase of this backup, or someone without it has changed the backup.',
      { cause: error },
    )
  }
}

/** The first line of the file, so that an editor's line end does no harm. */
export async function readPassphrase(path: string | null): Promise<string> {
  if (!path)
    throw new BackupError(
      'passphrase',
      'Set BACKUP_PASSPHRASE_FILE to a file with the passphrase of your backups: without it, they cannot contain the keys.',
    )
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError('passphrase', `${path} cannot be read (${error.code}).`, { cause: error })
  })
  const passphrase = text.split(/\r?\n/)[0]!.normalize('NFC')
  if (passphrase.length < LEAST_LETTERS)
    throw new BackupError(
      'passphrase',
      `The first line of ${path} is the passphrase: at least ${LEAST_LETTERS} characters.`,
    )
  return passphrase
}

async function deriveKey(passphrase: string, nonce: Buffer): Promise<Buffer> {
  return promisify(argon2)('argon2id', { ...COST, message: passphrase, nonce })
}

function boundTo(content: string): Buffer {
  return Buffer.from(JSON.stringify(['tacite-backup-1', content]))
}
