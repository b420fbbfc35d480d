import { expect, onTestFinished, test } from 'vitest'
import { createContract } from './create-contract.ts'
import type { NewContractBody } from './request-body.ts'

test.each(['UPLOAD_NOT_FOUND', 'TEMPLATE_NOT_FOUND'])('%s is about the start', async (code) => {
  const { fetch } = globalThis
  onTestFinished(() => {
    globalThis.fetch = fetch
  })
  globalThis.fetch = () =>
    Promise.resolve(Response.json({ code, message: 'Parti' }, { status: 422 }))
  await expect(createContract({} as NewContractBody)).rejects.toMatchObject({
    errors: [{ field: 'from', message: 'Parti' }],
  })
})
