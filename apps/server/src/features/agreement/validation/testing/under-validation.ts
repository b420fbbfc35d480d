import { confirming } from '../../../../testing/confirming.ts'
import { createContract, fillSections } from '../../../../testing/contracts.ts'
import type { TestCompany } from '../../../../testing/companies.ts'
import type { Browser } from '../../../../testing/start-product.ts'

export const TITLE = 'Contrat de maintenance'
export const OTHER = 'Contrat d’entretien'
const STEPS = ['Juridique', 'Direction']

export type UnderValidation = Awaited<ReturnType<typeof contractUnderValidation>>

/** A written contract of the administrator, to be validated by another person, in two steps. */
export async function contractUnderValidation(
  { administrator: owner }: TestCompany,
  validator: { browser: Browser; personId: string },
  title = TITLE,
) {
  const { _id: contractId } = await createContract(owner, { title })
  await fillSections(owner, contractId)
  const at = (path = '') => `/contracts3/${contractId}${path}`
  const get = async (path = '') => (await owner.call('GET', at(path))).body
  const rename = (renamed: string, browser = owner) => browser.call('PUT', at(), { title: renamed })
  const request = async (): Promise<[string, string]> => {
    const steps = STEPS.map((name) => ({
      name,
      rule: 'oneOf',
      validatorIds: [validator.personId],
    }))
    const { body } = await owner.call('POST', at('/validation'), { steps })
    return body.current.steps.map(({ _id }: { _id: string }) => _id)
  }
  const decide = (stepId: string, decision = 'accepted') =>
    validator.browser.call('PUT', at(`/validation/${stepId}/decision`), {
      decision,
      reason: 'Plafond absent',
    })
  /** The validation requested last. */
  const last = async () => {
    const { current, earlier } = await get('/validation')
    return current ?? earlier[0]
  }
  return {
    contractId,
    at,
    rename,
    renameAnyway: (renamed: string) => rename(renamed, confirming(owner)),
    request,
    decide,
    acquire: async () => {
      for (const stepId of await request()) await decide(stepId)
    },
    last,
    state: async () => (await last()).state as string,
    page: () => get(),
    sending: async () => (await get('/signature')).sending,
    /** What became of its validations, in order. */
    happened: async (): Promise<string[]> =>
      (await get('/activity?$top=0')).value
        .map(({ type }: { type: string }) => type)
        .filter((type: string) => /^validation\.(suspended|reinstated|invalidated)$/.test(type))
        .toReversed(),
  }
}
