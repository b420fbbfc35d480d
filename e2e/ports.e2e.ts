import { expect } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { test } from './support/company.ts'
import { startProduct } from './support/product.ts'

test('a product whose port is taken before it listens starts on another', async () => {
  // Another server that answers like a ready product.
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
