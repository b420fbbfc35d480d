import { checkpointAudit } from '../../features/trail/activity/checkpoint-audit.job.ts'
import { raiseAlerts } from '../../features/lifecycle/deadlines/public.ts'
import { makeFixtures } from '../fixtures/fixtures.ts'
import { signUpCompany, type TestCompany } from '../companies.ts'
import { textOf } from '../contract-text.ts'
import { createContract, fillSections } from '../contracts.ts'
import { standingContract, type Standing } from '../standing-contracts.ts'
import type { TestProduct } from '../start-product.ts'

/** Longer than a sitting, shorter than a session. */
const PAUSE_MS = 15 * 60 * 1000

/** A small company with at least one of everything, made through the use cases at a fixed time. */
export async function seedCompany(test: TestProduct): Promise<TestCompany> {
  const company = await signUpCompany(test, 'Fonderie Élan')
  const { administrator, administratorId } = company
  const { body: me } = await administrator.call('GET', '/me')
  const writer = { company, browser: administrator, personId: administratorId, email: me.email }
  await makeFixtures(test, writer)
  await writeVersions(test, company)
  await acceptValidation(company)
  for (const [title, standing] of Object.entries(STANDINGS))
    await standingContract(test, company, { ...standing, form: { title } })
  await raiseAlerts(test.product.platform, company.companyId)
  test.clock.advance(PAUSE_MS)
  await checkpointAudit(test.product.platform, company.companyId)
  return company
}

/** One section, written in two sittings. */
async function writeVersions(test: TestProduct, { administrator }: TestCompany): Promise<void> {
  const { _id } = await createContract(administrator, { title: 'Bail commercial' })
  const text = await textOf(administrator, _id)
  const sectionId = await text.add('Loyer')
  for (const words of ['Cent euros par mois.', 'Deux cents euros par mois.']) {
    test.clock.advance(PAUSE_MS)
    await text.save(sectionId, { text: words })
  }
}

async function acceptValidation({ administrator, administratorId }: TestCompany): Promise<void> {
  const { _id } = await createContract(administrator, { title: 'Prestation de conseil' })
  await fillSections(administrator, _id)
  const steps = [{ name: 'Relecture', rule: 'oneOf', validatorIds: [administratorId] }]
  const { body } = await administrator.call('POST', `/contracts3/${_id}/validation`, { steps })
  const path = `/contracts3/${_id}/validation/${body.current.steps[0]._id}/decision`
  const { status } = await administrator.call('PUT', path, { decision: 'accepted' })
  if (status !== 200) throw new Error(`accepting a validation answered ${status}`)
}

/** Contracts in states that no scenario leads to. */
const STANDINGS: Record<string, Standing> = {
  'Licence en négociation': { status: 'NEGOTIATION' },
  'Achat abandonné': { status: 'CANCELLED' },
  'Abonnement à reconduction tacite': {
    status: 'SIGNED',
    signatureDate: '2024-12-01',
    amountInclTaxCents: 5_000_000,
    lifecycle: {
      effectiveDate: '2025-01-01',
      duration: { kind: 'span', count: 1, unit: 'years' },
      renewalType: 'tacit',
      renewalDuration: { count: 1, unit: 'years' },
      notice: { unit: 'months', count: 1 },
    },
  },
  'Location échue': {
    status: 'SIGNED',
    signatureDate: '2020-01-01',
    archived: true,
    lifecycle: {
      effectiveDate: '2020-01-01',
      duration: { kind: 'span', count: 1, unit: 'years' },
      renewalType: 'none',
    },
  },
}
