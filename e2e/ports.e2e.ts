import { expect } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { test } from './support/company.ts'
import { startProduct } from './support/product.ts'

test('a product whose port was taken before it came starts on another', async () => {
  // Somebody else, who answers what a product that is ready answers.
  const [taken, free] = [await freePort(), await freePort()]
  const other = createServer((_, answer) => answer.end('ok')).listen(taken, '127.0.0.1')
  await once(other, 'listening')
  const ports = [taken, free]
  const product = await startProduct({}, undefined, async () => ports.shift() ?? freePort())
  try {
    expect(product.url).toBe(`http://127.0.0.1:${free}`)
    const answer = await fetch(`${product.url}/api/v1/openapi.json`)
    expect((await answer.json()).info.title).toBe('Tacite')
  } finally {
    await product.stop()
    other.close()
  }
})
