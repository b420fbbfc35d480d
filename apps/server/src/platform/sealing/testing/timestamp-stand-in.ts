import { ObjectIdentifier } from 'asn1js'
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { derTag, readDer, readDerSequence } from '../verification/der.ts'

/** What goes wrong with the next answers, until it is set again. */
export type TimestampFault =
  | 'none'
  | 'refused'
  | 'wrongImprint'
  | 'wrongNonce'
  | 'noNonce'
  | 'anHourOff'
  | 'expiredCertificate'
  | 'certificateForMail'
  | 'changedSignature'
  | 'huge'
  | 'html'

/** A strict timestamp authority (RFC 3161) with real cryptography: ECDSA P-256 under a root of its own. */
export interface TimestampStandIn {
  /** In DER, and as an operator stores it. */
  root: Uint8Array
  rootPem: string
  fault: TimestampFault
  /** How many queries were well-formed. */
  asked: number
  /** @throws Error for a query that no authority would accept. */
  answer(query: Uint8Array): Buffer
}

export function createTimestampStandIn(now: () => Date): TimestampStandIn {
  const rootKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issue = (subject: string, publicKey: KeyObject, extensions: Buffer, validTo = 3650) =>
    certificate({
      subject,
      publicKey,
      extensions,
      from: daysFrom(now(), -3650),
      to: daysFrom(now(), validTo),
      rootKey: rootKeys.privateKey,
    })
  const root = issue('Horloge racine', rootKeys.publicKey, forAuthority())
  const standIn: TimestampStandIn = {
    root,
    rootPem: toPem(root),
    fault: 'none',
    asked: 0,
    answer(bytes) {
      const query = readQuery(bytes)
      standIn.asked += 1
      const { fault } = standIn
      if (fault === 'html') return Buffer.from('<html>Maintenance</html>')
      if (fault === 'refused') return sequence(sequence(integer(2)))
      const own = issue(
        'Horloge de référence',
        keys.publicKey,
        forTimestamps(fault === 'certificateForMail' ? oid.mail : oid.timestamping),
        fault === 'expiredCertificate' ? -1 : 365,
      )
      const info = timestampInfo(query, now(), fault)
      const padding =
        fault === 'huge' ? [certificate({ ...hugeOf(rootKeys), from: now(), to: now() })] : []
      const token = signedData(info, own, keys.privateKey, [root, ...padding])
      if (fault === 'changedSignature') token[token.length - 1]! ^= 1
      return sequence(sequence(integer(0)), token)
    },
  }
  return standIn
}

interface Query {
  imprint: Buffer
  nonce: Buffer
}

/** Version 1, SHA-256, a nonce, and the wish for the certificate: what our client must send. */
function readQuery(bytes: Uint8Array): Query {
  const [version, imprint, nonce, wish, ...rest] = readDerSequence(readDer(bytes))
  const isOne = version?.tag === derTag.integer && version.content[0] === 1
  const isWish = wish?.tag === 1 && wish.content[0] === 0xff
  if (!isOne || !imprint || nonce?.tag !== derTag.integer || !isWish || rest.length > 0)
    throw new Error('A query that no authority would accept')
  const [, hashed] = readDerSequence(imprint)
  if (hashed?.content.length !== 32) throw new Error('A query without a SHA-256')
  return { imprint: Buffer.from(imprint.bytes), nonce: Buffer.from(nonce.bytes) }
}

function timestampInfo({ imprint, nonce }: Query, now: Date, fault: TimestampFault): Buffer {
  const at = fault === 'anHourOff' ? new Date(now.getTime() - 3_600_000) : now
  const otherImprint = sequence(sha256Algorithm(), der(derTag.octetString, randomBytes(32)))
  return sequence(
    integer(1),
    objectId('1.2.3.4.1'),
    fault === 'wrongImprint' ? otherImprint : imprint,
    serialNumber(),
    time(at),
    ...(fault === 'noNonce' ? [] : [fault === 'wrongNonce' ? serialNumber() : nonce]),
  )
}

/** CMS SignedData (RFC 5652) of the info, with the signed attributes that RFC 3161 and 5816 require. */
function signedData(info: Buffer, own: Buffer, key: KeyObject, others: Buffer[]): Buffer {
  const attributes = [
    attribute(oid.contentType, objectId(oid.timestampInfo)),
    attribute(oid.messageDigest, der(derTag.octetString, sha256(info))),
    attribute(
      oid.signingCertificateV2,
      sequence(sequence(sequence(der(derTag.octetString, sha256(own))))),
    ),
  ].toSorted(Buffer.compare)
  const [tbs] = readDerSequence(readDer(own))
  const [, serial, , issuer] = readDerSequence(tbs)
  const signer = sequence(
    integer(1),
    sequence(Buffer.from(issuer!.bytes), Buffer.from(serial!.bytes)),
    sha256Algorithm(),
    der(0xa0, ...attributes),
    sequence(objectId(oid.ecdsaWithSha256)),
    der(derTag.octetString, sign('sha256', der(derTag.set, ...attributes), key)),
  )
  const content = sequence(
    integer(3),
    der(derTag.set, sha256Algorithm()),
    sequence(objectId(oid.timestampInfo), der(0xa0, der(derTag.octetString, info))),
    der(0xa0, own, ...others),
    der(derTag.set, signer),
  )
  return sequence(objectId(oid.signedData), der(0xa0, content))
}

function certificate(request: {
  subject: string
  publicKey: KeyObject
  extensions: Buffer
  from: Date
  to: Date
  rootKey: KeyObject
}): Buffer {
  const { subject, publicKey, extensions, from, to, rootKey } = request
  const algorithm = sequence(objectId(oid.ecdsaWithSha256))
  const body = sequence(
    der(0xa0, integer(2)),
    serialNumber(),
    algorithm,
    named('Horloge racine'),
    sequence(time(from), time(to)),
    named(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = sign('sha256', body, rootKey)
  return sequence(body, algorithm, der(derTag.bitString, Buffer.of(0), signature))
}

/** A certificate of 20 KB, which no place for a seal holds. */
function hugeOf({ publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject }) {
  const extensions = sequence(
    sequence(
      objectId('1.2.3.4.5'),
      der(derTag.octetString, der(derTag.octetString, randomBytes(20_000))),
    ),
  )
  return { subject: 'Volumineux', publicKey, extensions, rootKey: privateKey }
}

function forAuthority(): Buffer {
  const isAuthority = der(derTag.octetString, sequence(der(1, Buffer.of(0xff))))
  return sequence(
    sequence(objectId(oid.basicConstraints), critical, isAuthority),
    keyUsage(Buffer.of(1, 0b0000_0110)),
  )
}

function forTimestamps(purpose: string): Buffer {
  const purposes = der(derTag.octetString, sequence(objectId(purpose)))
  return sequence(
    keyUsage(Buffer.of(7, 0b1000_0000)),
    sequence(objectId(oid.extendedKeyUsage), critical, purposes),
  )
}

function keyUsage(bits: Buffer): Buffer {
  const usage = der(derTag.octetString, der(derTag.bitString, bits))
  return sequence(objectId(oid.keyUsage), critical, usage)
}

function named(commonName: string): Buffer {
  const part = sequence(objectId('2.5.4.3'), der(0x0c, Buffer.from(commonName)))
  return sequence(der(derTag.set, part))
}

function attribute(type: string, value: Buffer): Buffer {
  return sequence(objectId(type), der(derTag.set, value))
}

function sha256Algorithm(): Buffer {
  return sequence(objectId('2.16.840.1.101.3.4.2.1'))
}

/** GeneralizedTime to the second. */
function time(at: Date): Buffer {
  const digits = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:T]/g, '')
  return der(derTag.generalizedTime, Buffer.from(digits))
}

function serialNumber(): Buffer {
  const bytes = randomBytes(16)
  bytes[0] = (bytes[0]! & 0x7f) | 0x40
  return der(derTag.integer, bytes)
}

function integer(value: number): Buffer {
  return der(derTag.integer, Buffer.of(value))
}

function objectId(id: string): Buffer {
  return Buffer.from(new ObjectIdentifier({ value: id }).toBER())
}

function sequence(...contents: Buffer[]): Buffer {
  return der(derTag.sequence, ...contents)
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), content])
  if (length < 0x100) return Buffer.concat([Buffer.of(tag, 0x81, length), content])
  return Buffer.concat([Buffer.of(tag, 0x82, length >> 8, length & 0xff), content])
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function daysFrom(day: Date, days: number): Date {
  return new Date(day.getTime() + days * 86_400_000)
}

function toPem(certificateDer: Buffer): string {
  const lines = certificateDer.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}

const critical = der(1, Buffer.of(0xff))

const oid = {
  signedData: '1.2.840.113549.1.7.2',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  timestamping: '1.3.6.1.5.5.7.3.8',
  mail: '1.3.6.1.5.5.7.3.4',
}
