import { codeAbout } from './letters.ts'
import { must, type Person } from './person.ts'
import type { RunningProduct } from './product.ts'

/** Signs alone through API calls: for tests of what follows a signature. */
export async function signAlone(
  product: RunningProduct,
  signatory: Person,
  contractId: string,
): Promise<void> {
  const path = `/contracts3/${contractId}/signature`
  const signatories = [{ kind: 'internal', personId: signatory.id, role: 'Directrice' }]
  must(await signatory.call('POST', path, { signatories }), 201, 'sending for signature')
  const read = must(await signatory.call('GET', `${path}/document`), 200, 'reading')
  const documentSha256 = read.document.sha256 as string
  const asked = await signatory.call('POST', `${path}/code`, { consent: true, documentSha256 })
  must(asked, 200, 'asking for a code')
  const { title } = must(await signatory.call('GET', `/contracts3/${contractId}`), 200, 'the title')
  const code = await codeAbout(product, signatory.email, title)
  const signature = { kind: 'typed', text: signatory.name }
  const signed = await signatory.call('POST', `${path}/mine`, { documentSha256, code, signature })
  must(signed, 200, 'signing')
}
