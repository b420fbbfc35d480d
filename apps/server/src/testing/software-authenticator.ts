import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** What an honest browser and key would do; a test changes one thing to cheat. */
interface Behaviour {
  origin: string
  /** The name whose hash is signed. */
  rpId: string
  isVerified: boolean
  /** Whether the key may be on several devices. */
  isSynced: boolean
  /** The count that it reports; default: one more each time. */
  counter?: number
  /** Signs this instead of what was asked. */
  challenge?: string
  /** Claims to be this credential. */
  id?: string
}

interface Creation {
  challenge: string
  rp: { id: string }
}

interface Request {
  challenge: string
  rpId: string
}

export interface SoftwareAuthenticator {
  create(options: Creation, cheat?: Partial<Behaviour>): NewCredential
  sign(options: Request, cheat?: Partial<Behaviour>): Assertion
}

interface NewCredential {
  id: string
  clientDataJSON: string
  attestationObject: string
  transports: string[]
}

interface Assertion {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKUP_ELIGIBLE = 0x08
const BACKED_UP = 0x10
const HAS_CREDENTIAL = 0x40

/**
 * One key (ES256) behind a browser at the product’s address: real CBOR, COSE and signatures (WebAuthn 6 and 7), without
 * attestation.
 */
export function softwareAuthenticator(origin: string): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ownId = randomBytes(32)
  const honest: Behaviour = {
    origin,
    rpId: new URL(origin).hostname,
    isVerified: true,
    isSynced: false,
  }
  let uses = 0
  return {
    create: (options, cheat) => {
      const behaviour = { ...honest, ...cheat }
      const attested = Buffer.concat([
        Buffer.alloc(16),
        uint16(ownId.length),
        ownId,
        cosePublicKey(publicKey),
      ])
      const authData = Buffer.concat([
        authenticatorData(behaviour, behaviour.counter ?? uses, HAS_CREDENTIAL),
        attested,
      ])
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return {
        id: ownId.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', options, behaviour),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
    },
    sign: (options, cheat) => {
      const behaviour = { ...honest, ...cheat }
      uses += 1
      const data = authenticatorData(behaviour, behaviour.counter ?? uses)
      const clientDataJSON = clientData('webauthn.get', options, behaviour)
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        id: behaviour.id ?? ownId.toString('base64url'),
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}

function clientData(
  type: 'webauthn.create' | 'webauthn.get',
  { challenge: asked }: { challenge: string },
  { origin, challenge = asked }: Behaviour,
): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString(
    'base64url',
  )
}

function authenticatorData(
  { rpId, isVerified, isSynced }: Behaviour,
  counter: number,
  more = 0,
): Buffer {
  const verified = isVerified ? USER_VERIFIED : 0
  const backup = isSynced ? BACKUP_ELIGIBLE | BACKED_UP : 0
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([
    sha256(Buffer.from(rpId)),
    Buffer.of(USER_PRESENT | verified | backup | more),
    count,
  ])
}

/** RFC 9053 7.1.1: EC2, ES256, P-256, x, y. */
function cosePublicKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]),
  )
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** The four major types that are needed (RFC 8949). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([cborHead(3, text.length), text])
  }
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])
  return Buffer.concat([cborHead(5, value.size), ...entries])
}

function cborHead(major: number, length: number): Buffer {
  const type = major << 5
  if (length < 24) return Buffer.of(type | length)
  if (length < 256) return Buffer.of(type | 24, length)
  return Buffer.concat([Buffer.of(type | 25), uint16(length)])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
