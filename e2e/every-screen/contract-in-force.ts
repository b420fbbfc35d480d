import { expect } from '@playwright/test'
import { YEARLY_TERMS } from '../../apps/server/src/testing/standing-terms.ts'
import type { Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must, type Person } from '../support/person.ts'
import { signAlone } from '../support/signing-calls.ts'

/** A contract in force, sealed and indexed. */
export async function contractInForce(
  { product }: Company,
  signatory: Person,
  title: string,
): Promise<string> {
  const contractId = await writtenContract(signatory, title)
  const path = `/contracts3/${contractId}`
  const lifecycle = await signatory.call('PUT', `${path}/lifecycle`, YEARLY_TERMS)
  must(lifecycle, 200, 'setting the terms')
  await signAlone(product, signatory, contractId)
  await expect
    .poll(async () => (await signatory.call('GET', `${path}/pages/1/hits?q=`)).status, {
      timeout: 60_000,
    })
    .toBe(200)
  return contractId
}
