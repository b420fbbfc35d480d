import { afterAll, expect, test } from 'vitest'
import { requestOutdatedAgain } from '../../features/agreement/validation/request-again.job.ts'
import {
  createEmptyDatabase,
  createTestDatabase,
} from '../../platform/database/testing/create-test-database.ts'
import { createTestDirectory } from '../../platform/database/testing/create-test-directory.ts'
import { describeCatalogue } from '../../platform/database/testing/describe-catalogue.ts'
import { askAnswers, askProofs } from './upgrade-answers.ts'
import {
  hashMigrations,
  readAnswers,
  readFixture,
  readProofs,
  upgradeFixture,
} from './upgrade-fixture.ts'

const database = await createEmptyDatabase()
const open = await upgradeFixture(database, await createTestDirectory('upgrade'))
afterAll(() => open.test.stop())

test('a migration that an installation may have applied is never edited: a change is a new file', async () => {
  const { migrations } = await readFixture()
  const now = await hashMigrations()
  // Those of the installation come first, in order; new ones follow.
  expect(Object.entries(now).slice(0, Object.keys(migrations).length)).toEqual(
    Object.entries(migrations),
  )
})

test('its tables are those of a new installation', async () => {
  const { owner: fresh } = await createTestDatabase()
  expect(await describeCatalogue(database.owner)).toEqual(await describeCatalogue(fresh))
})

test('an installation of an earlier version answers as before', async () => {
  const [answers, left] = [await askAnswers(open), await readAnswers()]
  expect(Object.keys(answers)).toEqual(Object.keys(left))
  // `node scripts/make-upgrade-fixture.ts` writes this version's answers: only where the change means to.
  for (const [name, answer] of Object.entries(answers))
    expect([name, answer]).toEqual([name, left[name]])
})

test('its contracts are unchanged, its seals valid, and its trail intact', async () => {
  const proofs = await askProofs(open)
  expect(proofs).toEqual(await readProofs())
  const named = (end: string) => Object.entries(proofs).filter(([name]) => name.endsWith(end))
  expect([named(' seal').length, named(' bound content').length]).toEqual([3, 6])
  for (const [name, seal] of named(' seal'))
    expect([name, seal]).toMatchObject([name, { isValid: true, isThisCopy: true }])
  for (const [name, content] of named(' bound content')) {
    const { bound, now } = content as { bound: string; now: string }
    expect([name, now]).toEqual([name, bound])
  }
  expect(proofs['chain']).toMatchObject({ check: { brokenAt: null } })
})

test('acquired validations and signatures keep the format of their hash; running validations are requested again', async () => {
  const { companyId, browser } = open
  const { platform } = open.test.product
  const validations = () =>
    platform.inCompany(companyId, (db) =>
      db
        .select('contract_validation')
        .select(['id', 'contract_id', 'state', 'content_format', 'content_hash', 'replaces_id'])
        .orderBy('requested_at')
        .orderBy('id')
        .execute(),
    )
  const before = await validations()
  const formats = before.map(({ state, content_format: format }) => [state, format])
  expect(Object.fromEntries(formats)).toEqual({ accepted: 1, running: 1 })
  open.test.clock.advance(1000)
  await requestOutdatedAgain(platform, companyId)
  // Once is enough.
  await requestOutdatedAgain(platform, companyId)

  const after = await validations()
  const replaced = before.find(({ state }) => state === 'running')!
  const again = after.find(({ replaces_id: id }) => id === replaced.id)!
  expect(after.toSorted(byId)).toEqual(
    [
      ...before.filter(({ id }) => id !== replaced.id),
      { ...replaced, state: 'cancelled' as const },
      again,
    ].toSorted(byId),
  )
  expect([again.state, again.content_format]).toEqual(['running', 2])

  const path = `/contracts3/${replaced.contract_id}`
  const { body } = await browser.call('GET', `${path}/validation`)
  expect([body.current.isRequestedAgain, body.current.steps[0].outcome]).toEqual([true, 'pending'])
  const told = await browser.call('GET', '/notification?$top=1&$skip=0')
  expect(told.body.value[0].template).toContain('est redemandée depuis la mise à jour de Tacite')
  const { body: activity } = await browser.call('GET', `${path}/activity`)
  expect(JSON.stringify(activity)).toContain('La validation est redemandée')

  const decision = { decision: 'accepted' }
  const decide = `${path}/validation/${body.current.steps[0]._id}/decision`
  expect((await browser.call('PUT', decide, decision)).body.current.state).toBe('accepted')
  const requests = await platform.inCompany(companyId, (db) =>
    db.select('signature_request').select('signature_request.content_format').execute(),
  )
  expect(requests.map((request) => request.content_format)).toEqual([1, 1, 1, 1])
})

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

test('each of its files is there, intact', async () => {
  const { platform } = open.test.product
  const files = await platform.inCompany(open.companyId, (db) =>
    db.select('file').select(['file.sha256', 'file.size_bytes']).execute(),
  )
  expect(files.length).toBeGreaterThan(5)
  for (const { sha256, size_bytes: size } of files) {
    const file = await platform.files.open(open.companyId, sha256, { recheck: true })
    expect(file.size).toBe(size)
  }
})
