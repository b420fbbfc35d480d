import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDirectory } from '../database/testing/create-test-directory.ts'
import { hasOpenssl } from './testing/openssl-timestamp-authority.ts'
import { createTimestampStandIn, type TimestampFault } from './testing/timestamp-stand-in.ts'
import { createTimestampAuthority, TimestampError } from './timestamp-authority.ts'
import { readCertificate } from './verification/certificate.ts'
import { verifyTimestamp } from './verification/timestamp-token.ts'

const NOW = new Date('2026-03-09T13:05:00.000Z')
const BYTES = Buffer.from('la signature d’un sceau')

function open() {
  const standIn = createTimestampStandIn(() => NOW)
  const authority = createTimestampAuthority({
    post: async (query) => standIn.answer(query),
    roots: [standIn.root],
    now: () => NOW,
  })
  return { standIn, authority }
}

test('a timestamp states its time, its authority, and that a trusted root issued it', async () => {
  const { standIn, authority } = open()
  const token = await authority.timestamp(BYTES)
  const trusted = [readCertificate(standIn.root)]
  expect(verifyTimestamp(token, BYTES, trusted)).toMatchObject({
    at: NOW,
    authorityName: 'Horloge de référence',
    isTrusted: true,
  })
  expect(() => verifyTimestamp(token, Buffer.from('autre chose'), trusted)).toThrow('other bytes')
})

test.each<[TimestampFault, RegExp]>([
  ['refused', /refuses \(status 2\)/],
  ['wrongImprint', /does not hold/],
  ['wrongNonce', /another request or authority/],
  ['noNonce', /another request or authority/],
  ['anHourOff', /another time than the clock/],
  ['expiredCertificate', /another request or authority/],
  ['certificateForMail', /does not hold/],
  ['changedSignature', /does not hold|not one of/],
  ['huge', /too large/],
  ['html', /not one of a timestamp authority/],
])('an answer is not believed: %s', async (fault, reason) => {
  const { standIn, authority } = open()
  standIn.fault = fault
  const stamping = authority.timestamp(BYTES)
  await expect(stamping).rejects.toThrow(TimestampError)
  await expect(stamping).rejects.toThrow(reason)
  expect(standIn.asked).toBe(1)
})

test.skipIf(!hasOpenssl)('OpenSSL accepts the timestamp for the same bytes only', async () => {
  const { standIn, authority } = open()
  const directory = await createTestDirectory('timestamp')
  const at = (name: string) => join(directory, name)
  await writeFile(at('token.der'), await authority.timestamp(BYTES))
  await writeFile(at('root.pem'), standIn.rootPem)
  await writeFile(at('bytes'), BYTES)
  await writeFile(at('others'), 'autre chose')
  const verify = (data: string) =>
    execFileSync(
      'openssl',
      ['ts', '-verify', '-token_in', '-in', at('token.der'), '-data', at(data)].concat([
        '-CAfile',
        at('root.pem'),
        // Its certificate is judged on the day of this test.
        '-attime',
        String(NOW.getTime() / 1000),
      ]),
      { encoding: 'utf8', stdio: 'pipe' },
    )
  expect(verify('bytes')).toContain('Verification: OK')
  expect(() => verify('others')).toThrow('message imprint mismatch')
})
