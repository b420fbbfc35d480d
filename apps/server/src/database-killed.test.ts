import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDirectory } from './platform/database/testing/create-test-directory.ts'
import { paragraph } from './testing/contract-text.ts'
import { contractForm } from './testing/contracts.ts'
import { runServer, waitFor, type RunningServer } from './testing/running-server.ts'
import type { Browser } from './testing/start-product.ts'

/** How often the database is killed while people write. */
const KILLS = 2
/** Enough in flight that a kill interrupts some of them at every stage. */
const SAVES_BEFORE_KILL = 8

const dataDirectory = await createTestDirectory('database-killed')
let server: RunningServer
let form: object

beforeAll(async () => {
  server = await runServer(dataDirectory)
  await server.call('POST', '/auth/signup', {
    companyName: 'Acme',
    firstName: 'Ada',
    lastName: 'Moor',
    email: 'ada@acme.test',
    password: 'un-mot-de-passe',
    i18n: 'en',
  })
  form = await contractForm(server as unknown as Browser)
}, 300_000)
afterAll(() => server.stop())

interface Section {
  contractId: string
  textId: string
  _id: string
  title: string
  audience: string
  version: number
}

interface Refusal {
  status: number
  message: string
  retryAfter: string | null
}

test('the database killed during saves: acknowledged ones are kept, the rest were refused, and it recovers by itself', async () => {
  const refusals: Refusal[] = []
  const references: string[] = []
  const writers = await Promise.all(['a', 'b', 'c'].map((name) => startWriter(name, refusals)))
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = refusals.length
    const round = { isOver: false }
    const all = [
      ...writers.map((writer) => writer.saveUntil(round)),
      createUntil(round, references, refusals),
    ]
    const saved = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    const start = saved()
    await waitFor(async () => (saved() >= start + SAVES_BEFORE_KILL ? true : undefined))
    process.kill(await postmasterPid(), 'SIGKILL')
    await waitFor(async () => (refusals.length > before ? true : undefined))
    const cut = saved()
    // It recovers by itself: saves succeed again.
    await waitFor(async () => (saved() >= cut + SAVES_BEFORE_KILL ? true : undefined))
    round.isOver = true
    await Promise.all(all)
  }
  const text = createTranslator('en').refusal({ code: 'TRY_AGAIN' })
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
    new Set([JSON.stringify({ status: 503, message: text, retryAfter: '2' })]),
  )
  for (const writer of writers) {
    const { body } = await server.call('GET', `/contracts3/${writer.section.contractId}/document`)
    const kept = body.blocks
      .flatMap((block: { sections: object[] }) => block.sections)
      .find(({ _id }: Section) => _id === writer.section._id)
    // The last one acknowledged, or one whose answer was lost after the commit.
    expect(kept.version).toBeGreaterThanOrEqual(writer.acknowledged.at(-1)!.version)
    expect([...writer.acknowledged.slice(-1), ...writer.cut]).toContainEqual({
      version: kept.version,
      text: kept.content.content[0].content[0].text,
    })
  }
  const { body: list } = await server.call('GET', '/contracts3?$top=-1&$orderby=reference asc')
  const found = list.value.map(({ reference }: { reference: string }) => reference)
  expect(found).toEqual(expect.arrayContaining(references))
  const year = references[0]!.slice(0, 4)
  expect(found).toEqual(
    found.map((_: string, n: number) => `${year}${`${n + 1}`.padStart(4, '0')}`),
  )
}, 300_000)

/** Saves one section of a separate contract again and again; every text names its save. */
async function startWriter(name: string, refusals: Refusal[]) {
  const { body } = await server.call('POST', '/contracts3', form)
  const path = `/contracts3/${body._id}`
  const read = async (): Promise<Section> => {
    const document = (await server.call('GET', `${path}/document`)).body
    const { textId, blocks } = document
    return { ...blocks[0].sections[0], contractId: body._id, textId }
  }
  let section = await read()
  const acknowledged: { version: number; text: string }[] = []
  const cut: { version: number; text: string }[] = []
  let number = 0
  return {
    get section() {
      return section
    },
    acknowledged,
    cut,
    saveUntil: async (round: { isOver: boolean }) => {
      while (!round.isOver) {
        const text = `${name} ${(number += 1)}`
        const { _id, textId, title, audience, version } = section
        const save = { title, audience, version, content: paragraph(text) }
        const answer = await server.call('PUT', `/texts/${textId}/sections/${_id}`, save, ENGLISH)
        if (answer.status === 200) {
          acknowledged.push({ version: answer.body.version, text })
          section = { ...section, version: answer.body.version }
        } else if (answer.status === 412) {
          // A save whose answer was lost had been committed: its text is the other one.
          section = { ...section, version: answer.body.details.version }
        } else {
          cut.push({ version: version + 1, text })
          refusals.push(refusalOf(answer))
        }
      }
    },
  }
}

/** The reader's language as their pages send it: the database cannot be asked while it is down. */
const ENGLISH = { 'accept-language': 'en' }

async function createUntil(
  round: { isOver: boolean },
  references: string[],
  refusals: Refusal[],
): Promise<void> {
  while (!round.isOver) {
    const answer = await server.call('POST', '/contracts3', form, ENGLISH)
    if (answer.status === 201) references.push(answer.body.reference)
    else refusals.push(refusalOf(answer))
  }
}

function refusalOf({ status, body, headers }: Awaited<ReturnType<RunningServer['call']>>): Refusal {
  return { status, message: body?.message, retryAfter: headers.get('retry-after') }
}

async function postmasterPid(): Promise<number> {
  const file = join(dataDirectory, 'postgres', 'cluster', 'postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}
