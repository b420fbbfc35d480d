import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import {
  createTestDatabase,
  environmentOf,
} from './platform/database/testing/create-test-database.ts'
import { createTestDirectory } from './platform/database/testing/create-test-directory.ts'
import { contractForm } from './testing/contracts.ts'
import { runServer, waitFor, type RunningServer } from './testing/running-server.ts'
import type { Browser } from './testing/start-product.ts'

const PASSWORD = 'un-mot-de-passe'
/** Created before the next process is taken away. */
const ROUND = 6

test('of several processes one is killed and one replaced under load: nothing fails but for a while', async () => {
  const env = environmentOf(await createTestDatabase())
  const dataDirectory = await createTestDirectory('rolling-restart')
  const start = async () => {
    const server = await runServer(dataDirectory, env)
    onTestFinished(() => server.kill())
    return server
  }
  const first = await start()
  await first.call('POST', '/auth/signup', {
    companyName: 'Acme',
    firstName: 'Ada',
    lastName: 'Moor',
    email: 'ada@acme.test',
    password: PASSWORD,
    i18n: 'en',
  })
  const form = await contractForm(first as unknown as Browser)
  const second = await start()
  await signIn(second)
  // As a load balancer knows them.
  const serving = new Set([first, second])
  const load = startLoad(serving, form)
  onTestFinished(load.end)

  await load.untilCreated(ROUND)
  serving.delete(first)
  await first.kill()
  await load.untilCreated(ROUND)
  const third = await start()
  await signIn(third)
  serving.add(third)
  await load.untilCreated(ROUND)
  serving.delete(second)
  await second.stop()
  expect(await second.ended).toBe(0)
  await load.untilCreated(ROUND)
  await load.end()

  expect(load.refusals.filter(({ status }) => status !== 503)).toEqual([])
  const { body } = await third.call('GET', '/contracts3?$top=-1&$orderby=reference asc')
  const found: { title: string; reference: string }[] = body.value
  const titles = found.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(load.created))
  expect(new Set(titles).size).toBe(titles.length)
  // Only those whose answer was cut may be there besides.
  const others = titles.filter((title) => !load.created.includes(title))
  expect(others.filter((title) => !load.cut.includes(title))).toEqual([])
  await waitFor(async () =>
    (await mailedTo(dataDirectory)).length >= load.shared.length ? true : undefined,
  )
  const mailed = await mailedTo(dataDirectory)
  expect(mailed).toEqual(expect.arrayContaining(load.shared))
  expect(new Set(mailed).size).toBe(mailed.length)
  const year = found[0]!.reference.slice(0, 4)
  expect(found.map(({ reference }) => reference)).toEqual(
    found.map((_, index) => `${year}${`${index + 1}`.padStart(4, '0')}`),
  )
}, 300_000)

/** To whom a mail has left, once for each mail. */
async function mailedTo(dataDirectory: string): Promise<string[]> {
  const folder = join(dataDirectory, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.map((mail) => /^To: (\S+)/m.exec(mail)![1]!)
}

async function signIn(server: RunningServer): Promise<void> {
  const { status } = await server.call('POST', '/auth/signin', {
    username: 'ada@acme.test',
    password: PASSWORD,
  })
  expect(status).toBe(200)
}

/** Three people who create contracts and share them, each on any of the processes that serve. */
function startLoad(serving: ReadonlySet<RunningServer>, form: object) {
  const created: string[] = []
  const cut: string[] = []
  const shared: string[] = []
  const refusals: { status: number; code: string }[] = []
  let isOver = false
  let number = 0
  const work = async () => {
    while (!isOver) {
      number += 1
      const mine = number
      const title = `Contract ${mine}`
      const server = [...serving][number % serving.size]!
      const answer = await server.call('POST', '/contracts3', { ...form, title }).catch(() => null)
      if (!answer) {
        cut.push(title)
        // Its process is gone: the next call may hit it again.
        await setTimeout(20)
      } else if (answer.status === 201) {
        created.push(title)
        const email = `p${mine}@exterieur.test`
        const share = { emails: [email], personIds: [], groupIds: [], level: 'reader' }
        const path = `/contracts3/${answer.body._id}/shares`
        const given = await server.call('POST', path, share).catch(() => null)
        if (given?.status === 201) shared.push(email)
        else if (given) refusals.push({ status: given.status, code: given.body.code })
      } else refusals.push({ status: answer.status, code: answer.body.code })
    }
  }
  const people = [work(), work(), work()]
  return {
    created,
    cut,
    /** To whom a mail was promised by a job. */
    shared,
    refusals,
    untilCreated: async (more: number) => {
      const goal = created.length + more
      await waitFor(async () => (created.length >= goal ? true : undefined))
    },
    end: async () => {
      isOver = true
      await Promise.all(people)
    },
  }
}
