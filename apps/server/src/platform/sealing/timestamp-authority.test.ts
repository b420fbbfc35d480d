import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { stopTypst } from '../pdf/render-typst.ts'
import { readPdfText } from '../pdf/testing/read-pdf-text.ts'
import { sealContract } from './seal-contract.ts'
import { withSignature, partsOf } from './testing/forge.ts'
import {
  createOpensslTimestampAuthority,
  hasOpenssl,
} from './testing/openssl-timestamp-authority.ts'
import { createSealSample, evidenceOf, renderShownPdf } from './testing/sealing-sample.ts'
import { TimestampError, createTimestampAuthority } from './timestamp-authority.ts'
import { verifySealedPdf } from './verify-sealed-pdf.ts'

afterAll(stopTypst)

describe.skipIf(!hasOpenssl)('a timestamp', async () => {
  const shown = await renderShownPdf()
  const { sealKey, root } = await createSealSample()
  const server = createOpensslTimestampAuthority()
  afterAll(() => server.remove())
  const authority = createTimestampAuthority({ post: server.answer, now: clock })
  // The authority of this test can only use the machine's clock.
  const now = new Date()
  const evidence = { ...evidenceOf(shown), sealedAt: now.toISOString() }
  const request = { shownPdf: shown.pdf, evidence, sealKey }
  const sealed = await sealContract({ ...request, timestampAuthority: authority })
  const later = new Date(now.getTime() + 3_600_000)
  const verify = (pdf: Uint8Array, timestampRoots: Uint8Array[] = [server.root]) =>
    verifySealedPdf({ pdf, trustedRoots: [root], timestampRoots, now: later })

  test('makes the seal a B-T, whose time a third party attests', async () => {
    const { valid, findings, seal } = verify(sealed.pdf)
    expect({ valid, findings }).toEqual({
      valid: true,
      findings: [{ code: 'REVOCATION_NOT_CHECKED', severity: 'notice' }],
    })
    expect(seal).toMatchObject({
      level: 'B-T',
      timestamp: { authorityName: 'Time-authority', isTrusted: true },
    })
    const text = (await readPdfText(sealed.pdf)).join(' ').replace(/\s+/g, ' ')
    expect(text).toContain('attestée par une autorité d’horodatage')
  })

  test('of an authority that the reader does not trust is reported as such', () => {
    const { valid, findings } = verify(sealed.pdf, [])
    expect(valid).toBe(true)
    expect(findings.map(({ code }) => code)).toEqual([
      'REVOCATION_NOT_CHECKED',
      'TIMESTAMP_AUTHORITY_UNKNOWN',
    ])
  })

  test('is rejected with one changed digit', () => {
    const { bytes, gapStart, gapEnd, signatureLength } = partsOf(sealed.pdf)
    const hex = bytes.toString('latin1', gapStart + 1, gapEnd - 1)
    // The token is at the end, outside what the seal's own signature covers.
    for (let at = 7000; at < signatureLength; at += 61) {
      const digit = hex[at] === '0' ? '1' : '0'
      const forged = withSignature(sealed.pdf, hex.slice(0, at) + digit + hex.slice(at + 1))
      expect(verify(forged).valid, `digit ${at} of ${signatureLength}`).toBe(false)
    }
  })

  const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined
  test.skipIf(!hasPdfsig)('leaves the seal valid for pdfsig', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'tacite-bt-'))
    const path = join(directory, 'sealed.pdf')
    await writeFile(path, sealed.pdf)
    const { stdout } = spawnSync('pdfsig', [path], { encoding: 'utf8' })
    await rm(directory, { recursive: true })
    expect(stdout).toContain('Signature is Valid')
    expect(stdout).toContain('Total document signed')
  })

  test('that is malformed or of something else prevents sealing', async () => {
    const replay = await server.answer(await queryOf(Buffer.from('something else')))
    const answers: [string, () => Promise<Uint8Array>][] = [
      ['does not answer', () => Promise.reject(new Error('ECONNREFUSED'))],
      ['not one of a timestamp authority', async () => Buffer.from('<html>')],
      ['refuses', async () => Buffer.from('3005300302010230', 'hex').subarray(0, 7)],
      ['does not hold', async () => replay],
    ]
    for (const [reason, post] of answers) {
      const sealing = sealContract({
        ...request,
        timestampAuthority: createTimestampAuthority({ post, now: clock }),
      })
      await expect(sealing).rejects.toThrow(TimestampError)
      await expect(sealing).rejects.toThrow(reason)
    }
  })

  test('of an authority other than the configured one is refused', async () => {
    const strict = (named: Uint8Array) =>
      createTimestampAuthority({ post: server.answer, roots: [named], now: clock }).timestamp(
        Buffer.from('x'),
      )
    expect((await strict(server.root)).length).toBeGreaterThan(500)
    await expect(strict(root)).rejects.toThrow('another request or authority')
  })

  test('of a certificate not issued for timestamping is refused', async () => {
    const impostor = createOpensslTimestampAuthority('critical,timeStamping,emailProtection')
    const stamping = createTimestampAuthority({ post: impostor.answer, now: clock }).timestamp(
      Buffer.from('x'),
    )
    await expect(stamping).rejects.toThrow(TimestampError)
    impostor.remove()
  })
})

const clock = () => new Date()

async function queryOf(bytes: Uint8Array): Promise<Uint8Array> {
  let query = new Uint8Array()
  const listening = createTimestampAuthority({
    now: clock,
    post: async (body) => {
      query = Uint8Array.from(body)
      throw new Error('heard enough')
    },
  })
  await listening.timestamp(bytes).catch(() => undefined)
  return query
}
