import type { Browser } from './start-product.ts'

/** A contract made as people make it; returns its id and reference. */
export async function createContract(
  browser: Browser,
  changes: object = {},
): Promise<{ _id: string; reference: string }> {
  const { body, status } = await browser.call('POST', '/contracts3', {
    ...(await contractForm(browser)),
    ...changes,
  })
  if (status !== 201)
    throw new Error(`creating a contract answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** A form that is complete: the first choice everywhere, an empty page. */
export async function contractForm(browser: Browser) {
  const { body } = await browser.call('GET', '/contracts3/choices')
  const me = await browser.call('GET', '/me')
  return {
    title: 'Contrat de maintenance',
    typeId: body.types[0]._id as string,
    projectId: body.projects[0]._id as string,
    ownerId: me.body._id as string,
    from: { kind: 'scratch', numbering: 'articles' },
  }
}
