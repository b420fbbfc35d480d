import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { MasterKey } from '../../../platform/sealing/master-key.ts'

const COOKIE_DAYS = 365
export const KNOWN_DEVICE_SECONDS = COOKIE_DAYS * 24 * 60 * 60

/**
 * What a browser keeps after its person has signed in there, so that guesses made elsewhere do not lock them out. It
 * opens nothing: it only gives this browser a count of wrong passwords of its own.
 */
export function newKnownDevice(masterKey: MasterKey, personId: string): string {
  const deviceId = randomBytes(16).toString('base64url')
  return `${deviceId}.${proofOf(masterKey, personId, deviceId).toString('base64url')}`
}

/** The device, if this person has signed in on it; null: unknown, or another person's. */
export function knownDeviceId(
  masterKey: MasterKey,
  personId: string,
  cookie: string | null,
): string | null {
  const [deviceId = '', proof = ''] = (cookie ?? '').split('.')
  const given = Buffer.from(proof, 'base64url')
  const right = proofOf(masterKey, personId, deviceId)
  return given.length === right.length && timingSafeEqual(given, right) ? deviceId : null
}

function proofOf(masterKey: MasterKey, personId: string, deviceId: string): Buffer {
  return createHmac('sha256', masterKey.bytes).update(`device ${personId} ${deviceId}`).digest()
}
