import { outsider, sendForSignature, writtenContract } from './contracts.ts'
import { lastLink } from './letters.ts'
import { must, type Person } from './person.ts'
import type { RunningProduct } from './product.ts'

/** Links mailed to third parties in French: one to sign a contract, one to read it. */
export async function mailedLinks(
  product: RunningProduct,
  sender: Person,
): Promise<{ signing: string; reading: string }> {
  const contractId = await writtenContract(sender, 'Maintenance des portes')
  const [reader, signatory] = [outsider(), outsider()]
  const share = { emails: [`${reader.name} <${reader.email}>`], level: 'reader' }
  must(await sender.call('POST', `/contracts3/${contractId}/shares`, share), 201, 'sharing')
  await sendForSignature(sender, contractId, [signatory])
  return {
    signing: await lastLink(product, signatory.email),
    reading: await lastLink(product, reader.email),
  }
}
