import { X509Certificate } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkpointAudit } from '../features/trail/activity/checkpoint-audit.job.ts'
import { checkpointPath } from '../features/trail/activity/checkpoint-store.ts'
import { createTestDirectory } from '../platform/database/testing/create-test-directory.ts'
import { readAttachedFiles } from '../platform/sealing/verification/attached-files.ts'
import { openPdfFile } from '../platform/sealing/verification/pdf-file.ts'
import { createSealSample } from '../platform/sealing/testing/sealing-sample.ts'
import { signUpCompany, type TestCompany } from '../testing/companies.ts'
import { runTacite } from '../testing/run-tacite.ts'
import { OUTSIDER, sealNow, sendOut, signableContract, signOutside } from '../testing/signatures.ts'
import { startProduct, type TestProduct } from '../testing/start-product.ts'
import { describeVerdict, exitCodeOf } from './verify/describe-verdict.ts'
import { judgeFiles } from './verify/judge-files.ts'
import type { Verdict } from './verify/verdict.ts'

let product: TestProduct
let company: TestCompany
let directory: string
let roots: Uint8Array[]
const at = (name: string) => join(directory, name)

/** What a person can download and copy to another machine. */
beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  directory = await createTestDirectory('verify')
  const contractId = await signableContract(company)
  await sendOut(company, contractId, [OUTSIDER])
  await signOutside(product, company)
  await sealNow(product, company, contractId)
  await checkpointAudit(product.product.platform, company.companyId)
  const download = async (path: string, name: string) => {
    const { status, bytes } = await company.administrator.call('GET', path)
    expect([path, status]).toEqual([path, 200])
    await writeFile(at(name), bytes)
    return bytes
  }
  const sealed = await download(`/contracts3/${contractId}/signed`, 'sealed.pdf')
  await download('/administration/audit-chain/file', 'chain.jsonl')
  const certificate = await download('/administration/authority-certificate', 'authority.pem')
  roots = [new X509Certificate(certificate).raw]
  const evidence = readAttachedFiles(openPdfFile(sealed)).get('evidence.json')!()
  await writeFile(at('evidence.json'), evidence)
})
afterAll(() => product.stop())

const judge = (names: string[], trusted: readonly Uint8Array[] = roots) =>
  judgeFiles(names.map(at), { roots: trusted, timestampRoots: [], now: product.clock.now() })
const codes = ({ outcome, findings }: Verdict) => [outcome, ...findings.map(({ code }) => code)]

/** A copy of the chain with some lines changed; the header is line 0. */
async function copyOfChain(change: (lines: string[]) => string[]): Promise<string> {
  const lines = (await readFile(at('chain.jsonl'), 'utf8')).trimEnd().split('\n')
  await writeFile(at('changed.jsonl'), `${change(lines).join('\n')}\n`)
  return 'changed.jsonl'
}

describe('a copied chain', () => {
  test('is valid as far as a checkpoint attests it', async () => {
    const [verdict] = await judge(['chain.jsonl'])
    // The export itself is behind the checkpoint.
    expect(codes(verdict!)).toEqual(['valid', 'END_NOT_ATTESTED', 'TIME_NOT_ATTESTED'])
    expect(verdict!.facts).toMatchObject({ company: company.companyId, checkpoints: 1, erased: 0 })
  })

  test.each<[string, (lines: string[]) => string[], string]>([
    [
      'a changed event',
      (lines) => lines.with(5, lines[5]!.replace('"at":"2', '"at":"1')),
      'EVENT_CHANGED',
    ],
    ['an event left out', (lines) => lines.toSpliced(5, 1), 'NUMBER_MISSING'],
    ['a cut end', (lines) => lines.slice(0, -3), 'TAIL_MISSING'],
    [
      'a name without its salt',
      (lines) => lines.with(5, lines[5]!.replace(/"salt":"\w+"/, '"salt":null')),
      'PERSONAL_DATA_CHANGED',
    ],
    ['a line that is not an event', (lines) => lines.with(5, 'x'), 'EVENT_UNREADABLE'],
    [
      'a changed checkpoint',
      (lines) => lines.with(0, lines[0]!.replace('"checkpoints":[{', '"checkpoints":[{"more":1,')),
      'CHECKPOINT_REJECTED',
    ],
  ])('is invalid with %s', async (_, change, code) => {
    const [verdict] = await judge([await copyOfChain(change)])
    expect(codes(verdict!)).toContain(code)
    expect(verdict!.outcome).toBe('invalid')
  })

  test('is undecided when nothing outside attests it', async () => {
    const alone = await copyOfChain((lines) =>
      lines.with(0, JSON.stringify({ ...JSON.parse(lines[0]!), checkpoints: [] })),
    )
    const [verdict] = await judge([alone])
    expect(codes(verdict!)).toEqual(['undecided', 'NOT_ATTESTED'])
    // A sealed document, or a copy of the checkpoints, attests it.
    const [withSeal] = await judge([alone, 'sealed.pdf'])
    expect(codes(withSeal!)).toEqual(['valid', 'END_NOT_ATTESTED'])
    const kept = await readFile(checkpointPath(product.dataDirectory, company.companyId))
    await writeFile(at('checkpoints.jsonl'), kept)
    const [withCopy, copy] = await judge([alone, 'checkpoints.jsonl'])
    expect([codes(withCopy!), codes(copy!)]).toEqual([
      ['valid', 'END_NOT_ATTESTED', 'TIME_NOT_ATTESTED'],
      ['valid', 'TIME_NOT_ATTESTED'],
    ])
  })

  test('is not believed under another authority', async () => {
    const { root } = await createSealSample()
    const verdicts = await judge(['chain.jsonl', 'sealed.pdf'], [root])
    expect(verdicts.map(codes)).toMatchObject([
      ['invalid', 'CHECKPOINT_REJECTED', 'NOT_ATTESTED'],
      expect.arrayContaining(['invalid', 'CERTIFICATE_UNTRUSTED']),
    ])
    const unnamed = await judge(['chain.jsonl', 'sealed.pdf'], [])
    expect(unnamed.map(({ outcome }) => outcome)).toEqual(['undecided', 'undecided'])
  })
})

describe('an evidence file', () => {
  test('is proven by the sealed PDF that contains it, never by itself', async () => {
    expect((await judge(['evidence.json'])).map(codes)).toEqual([['undecided', 'NOT_SEALED']])
    const [evidence, sealed] = await judge(['evidence.json', 'sealed.pdf'])
    expect([evidence!.outcome, sealed!.outcome]).toEqual(['valid', 'valid'])
  })

  test('is invalid when it differs', async () => {
    const text = await readFile(at('evidence.json'), 'utf8')
    await writeFile(at('forged.json'), text.replace('"ipAddress": "', '"ipAddress": "9'))
    const [forged] = await judge(['forged.json', 'sealed.pdf'])
    expect(codes(forged!)).toEqual(['invalid', 'EVIDENCE_DIFFERS'])
  })
})

test('a changed PDF is invalid, and any other file undecided', async () => {
  const bytes = Buffer.from(await readFile(at('sealed.pdf')))
  bytes[2000] = bytes[2000]! ^ 1
  await writeFile(at('changed.pdf'), bytes)
  await writeFile(at('notes.txt'), 'bonjour')
  const [pdf, notes] = await judge(['changed.pdf', 'notes.txt'])
  expect([pdf!.outcome, ...codes(notes!)]).toEqual(['invalid', 'undecided', 'FILE_UNKNOWN'])
  expect([exitCodeOf([pdf!, notes!]), exitCodeOf([notes!])]).toEqual([1, 2])
  expect(describeVerdict(notes!)[0]).toBe(`UNDECIDED  ${at('notes.txt')} (unknown)`)
})

test('runs without a database or a data directory', async () => {
  const env = { TACITE_DATA: at('nowhere'), DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }
  const run = (...args: string[]) => runTacite(['verify', ...args], env)
  const trusted = ['--certificate', at('authority.pem')]
  const valid = await run(at('chain.jsonl'), ...trusted)
  expect([valid.code, valid.said]).toEqual([0, expect.stringContaining('VALID  ')])
  const cut = await copyOfChain((lines) => lines.slice(0, -3))
  const invalid = await run(at(cut), ...trusted, '--json')
  expect([invalid.code, JSON.parse(invalid.said)]).toMatchObject([1, [{ outcome: 'invalid' }]])
  expect((await run(at('evidence.json'))).code).toBe(2)
  const missing = await run(at('nothing.pdf'), ...trusted)
  expect(missing).toEqual({ code: 2, said: `${at('nothing.pdf')} cannot be read.\n` })
})
