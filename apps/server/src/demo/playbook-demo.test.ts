import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayIn } from '@tacite/domain/calendar/today.ts'
import { contractPlaybook } from '../features/agreement/playbook/contract-playbook.query.ts'
import { startProduct, type TestProduct } from '../testing/start-product.ts'
import { createDemoCompany } from './demo-company.ts'
import { demoClock } from './demo-clock.ts'
import { demoStory } from './demo-story.ts'
import { playbookDemo } from './playbook-demo.ts'
import { seedContract } from './seed-contract.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const UNDER_WAY = ['draft Location de chariots élévateurs', 'negotiation Formation à la sécurité']

test('two service contracts under way deviate from what the company wants, each in its own way', async () => {
  const { platform } = product.product
  const clock = demoClock()
  const today = todayIn('Europe/Paris', platform.clock.now())
  const company = await createDemoCompany(platform)
  const stories = demoStory(today).filter(({ fate, subject }) =>
    UNDER_WAY.includes(`${fate} ${subject.title}`),
  )
  for (const story of stories)
    await clock.onOwnDay(() => seedContract(platform, clock, company, story, today))
  await playbookDemo(platform, company)
  const judged = await platform.inCompany(company.companyId, async (db) => {
    const contracts = await db
      .select('contract')
      .select(['contract.id', 'contract.title'])
      .orderBy('contract.title')
      .orderBy('contract.created_at', 'desc')
      .orderBy('contract.id')
      .limit(10)
      .execute()
    const found: string[] = []
    for (const { id, title } of contracts) {
      const asked = { contractId: id, level: 'owner' } as const
      const { lines } = await contractPlaybook(db, company.people.get('admin')!, asked)
      found.push(`${title}: ${lines.map(({ verdict }) => verdict).join(', ')}`)
    }
    return found
  })
  expect(judged).toContain('Location de chariots élévateurs: changed, absent')
  expect(judged).toContain('Formation à la sécurité: forbidden, missing')
})
